"""From a folder of YAML, words and pictures to a `Pack`: reading, checking, compiling."""
