"""Every word that a player reads: functions that translate at the moment they are shown."""
