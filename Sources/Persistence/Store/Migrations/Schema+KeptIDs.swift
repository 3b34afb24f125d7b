extension Schema {
    /// The member's data that a community has, by the server's id.
    ///
    /// The ids of reviews, comments and requests there, which characters were published, and which pulled works are the
    /// member's own. `changed_at` is when a text was last written before the membership ended. Publishers of works are
    /// requested once more.
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
