"""Makes a `Pack` from a folder of YAML, texts and pictures: reading, checking, compiling."""
