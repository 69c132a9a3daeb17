"""What several parts of the Big Expansion do alike: shots of others, prices, new crew, welding in flight."""
