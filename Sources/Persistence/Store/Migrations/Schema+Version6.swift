extension Schema {
    /// Shared bars, and which one a member uses in place of their own. A share is deleted with either profile. Times
    /// are seconds since 1970 UTC.
    static let version6 = """
        CREATE TABLE bar_share (
            owner TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
            member TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
            is_used INTEGER NOT NULL DEFAULT 0 CHECK (is_used IN (0, 1)), shared_at INTEGER NOT NULL,
            PRIMARY KEY (owner, member), CHECK (owner <> member)
        ) STRICT, WITHOUT ROWID;
        CREATE UNIQUE INDEX bar_share_used ON bar_share (member) WHERE is_used = 1;
        CREATE INDEX bar_share_member ON bar_share (member);
        """
}
