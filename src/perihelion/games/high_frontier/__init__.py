"""High Frontier: water, rockets and the first factories beyond Earth."""
