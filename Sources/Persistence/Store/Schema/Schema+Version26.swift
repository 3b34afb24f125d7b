extension Schema {
    /// Which characters a member was offered for digging, and which they skipped, in seconds since 1970 UTC; and how
    /// often a drink is called for, 1 to 100, null for drinks outside the bundled catalogue. The index of that is read
    /// when a bar opens; the next start reads the bundled files again to fill it in.
    static let version26 = """
        CREATE TABLE offer (
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, character INTEGER NOT NULL,
            offered_at INTEGER NOT NULL, skipped_at INTEGER, PRIMARY KEY (profile, character)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX offer_newest ON offer (profile, offered_at, character);

        ALTER TABLE drink ADD COLUMN asked INTEGER CHECK (asked BETWEEN 1 AND 100);
        CREATE INDEX drink_asked ON drink (id, asked) WHERE asked IS NOT NULL;
        DELETE FROM meta WHERE key = 'catalogue';
        """
}
