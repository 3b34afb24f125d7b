extension Schema {
    /// What version 2 added for finding drinks: the filters members gave a name (`DrinkFilter.code`), and the way from a
    /// drink to its variants.
    static let filterTables = """
        CREATE TABLE saved_filter (
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, name TEXT NOT NULL,
            filter TEXT NOT NULL, PRIMARY KEY (profile, name)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX drink_variant_en ON drink (variant_of, rank_en) WHERE variant_of IS NOT NULL;
        CREATE INDEX drink_variant_ko ON drink (variant_of, rank_ko) WHERE variant_of IS NOT NULL;
        """
}
