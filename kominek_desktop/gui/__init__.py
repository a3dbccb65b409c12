"""The window: it shows views and asks the session; it never sees a state."""
