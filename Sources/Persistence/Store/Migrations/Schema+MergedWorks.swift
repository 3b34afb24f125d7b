extension Schema {
    /// The ids that works and characters of a community were merged into; an old id means the new one.
    static let mergedWorks = """
        CREATE TABLE merged_id (
            kind TEXT NOT NULL CHECK (kind IN ('work', 'character')), id TEXT NOT NULL, became TEXT NOT NULL,
            PRIMARY KEY (kind, id)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX merged_id_became ON merged_id (kind, became);
        """
}
