extension Schema {
    /// What the works and characters of this machine became a part of in a community, by their numbers: there alone, for
    /// what is here by itself stays what it is. What the communities said before it was kept is asked for once more.
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
