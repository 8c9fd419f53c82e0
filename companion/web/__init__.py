"""The pages and forms of the server: one module for each surface."""
