"""The pure rules model: standard library only, no clock, no files, no global random."""
