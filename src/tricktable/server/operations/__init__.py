"""What whoever runs a server needs: starting and stopping, logs, metrics, connections that are given up in time."""
