"""What hosts are given to start with: checked by the tools that will read it, and tried where that can be done."""
