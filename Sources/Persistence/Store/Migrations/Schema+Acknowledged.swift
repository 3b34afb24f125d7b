extension Schema {
    /// What of a member's own a community on a server has or had, as `outbox` names it, with the number of its last change
    /// there; `is_lost` where a restored server has it no more and the member did not yet say what is to become of it.
    /// `is_renumbered` where that server does not know what this device sent. What was pulled is pulled once more.
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
