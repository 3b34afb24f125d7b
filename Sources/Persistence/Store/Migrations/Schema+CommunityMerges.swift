extension Schema {
    /// The numbers of local works and characters with the ids they were merged into in a community. Merges apply there
    /// only: local records stay unchanged. Catalogues of communities are requested once more.
    static let communityMerges = """
        CREATE TABLE community_merge (
            membership INTEGER NOT NULL REFERENCES membership (number) ON DELETE CASCADE,
            kind TEXT NOT NULL CHECK (kind IN ('work', 'character')), subject INTEGER NOT NULL, became TEXT NOT NULL,
            PRIMARY KEY (membership, kind, subject)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX community_merge_became ON community_merge (membership, kind, became);
        UPDATE membership SET catalogue_cursor = 0;
        """
}
