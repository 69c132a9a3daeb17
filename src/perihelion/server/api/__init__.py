"""What the server speaks: HTTP and WebSocket, JSON throughout; the types make the OpenAPI document."""
