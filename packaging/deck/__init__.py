"""Generator of the card pictures: cut paper, drawn in code, written as SVG."""
