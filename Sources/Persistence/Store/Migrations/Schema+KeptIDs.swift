extension Schema {
    /// What of a member's own a community on a server has, by the server's id: under which ids it knows their reviews,
    /// comments and requests, which characters they gave it, and which works that came with it are theirs. `changed_at` is
    /// when a text was last written as the membership ended. Who published a work is asked for once more.
    static let keptIDs = """
        CREATE TABLE kept_id (
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, server TEXT NOT NULL,
            kind TEXT NOT NULL CHECK (kind IN ('review', 'comment', 'request', 'character', 'work')),
            number INTEGER NOT NULL, id TEXT NOT NULL, version INTEGER NOT NULL, changed_at INTEGER NOT NULL,
            PRIMARY KEY (profile, server, kind, number)
        ) STRICT, WITHOUT ROWID;
        UPDATE membership SET catalogue_cursor = 0;
        """
}
