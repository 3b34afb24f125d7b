extension Schema {
    /// Addresses of pictures; and which server's recipe became which drink of a member.
    ///
    /// With each recipe: the time of its last change and the member's rating as the server reported them, and a digest
    /// of the record as it was pulled.
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
