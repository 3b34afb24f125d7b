extension Schema {
    /// When a step was done, in seconds since 1970 UTC, so that undoing it can say so; null for those of earlier
    /// versions.
    static let version28 = """
        ALTER TABLE action_log ADD COLUMN done_at INTEGER;
        """
}
