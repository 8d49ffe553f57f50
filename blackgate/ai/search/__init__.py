"""Looking ahead: imagined worlds tried and judged by the learnt value."""
