extension Schema {
    /// The member's data that a community has or had, by outbox subject, with the number of the last change there.
    ///
    /// `is_lost` marks what a restored server lost while the member has not decided about it. `is_renumbered` marks a
    /// server that does not know what this device sent. All data is pulled once more.
    static let acknowledged = """
        CREATE TABLE acknowledged (
            membership INTEGER NOT NULL REFERENCES membership (number) ON DELETE CASCADE, kind TEXT NOT NULL,
            subject TEXT NOT NULL, seq INTEGER NOT NULL, is_lost INTEGER NOT NULL DEFAULT 0,
            PRIMARY KEY (membership, kind, subject)
        ) STRICT, WITHOUT ROWID;
        ALTER TABLE membership ADD COLUMN is_renumbered INTEGER NOT NULL DEFAULT 0;
        UPDATE membership SET cursor = 0;
        """
}
