extension Schema {
    /// What a work or a character of a community became a part of there: whoever still names it means that.
    static let mergedWorks = """
        CREATE TABLE merged_id (
            kind TEXT NOT NULL CHECK (kind IN ('work', 'character')), id TEXT NOT NULL, became TEXT NOT NULL,
            PRIMARY KEY (kind, id)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX merged_id_became ON merged_id (kind, became);
        """
}
