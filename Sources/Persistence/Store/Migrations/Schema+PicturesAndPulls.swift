extension Schema {
    /// Where the pictures of works and drinks are; and which recipe of a server became which drink of a member's, what the
    /// server said of its last change and of the member's rating then, and a digest of the record as it was brought.
    static let picturesAndPulls = """
        CREATE TABLE picture_address (
            kind TEXT NOT NULL CHECK (kind IN ('work', 'drink')), target TEXT NOT NULL, address TEXT NOT NULL,
            PRIMARY KEY (kind, target)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE pulled_recipe (
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, server TEXT NOT NULL,
            recipe TEXT NOT NULL, drink TEXT NOT NULL, changed_at TEXT NOT NULL, rating INTEGER, digest TEXT,
            PRIMARY KEY (profile, server, recipe)
        ) STRICT, WITHOUT ROWID;
        """
}
