extension Schema {
    /// Ids of works and drinks in online catalogues, cached answers, and members' online searches.
    ///
    /// An id's time is when a catalogue last reported the record, null for an id alone. Answers are JSON with their
    /// size in bytes and the order of their last use. Times are seconds since 1970 UTC.
    static let onlineCatalogues = """
        CREATE TABLE external_id (
            source TEXT NOT NULL, value TEXT NOT NULL, kind TEXT NOT NULL CHECK (kind IN ('work', 'drink')),
            target TEXT NOT NULL, kept_at INTEGER, PRIMARY KEY (source, value)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX external_id_target ON external_id (kind, target);
        CREATE TABLE online_page (
            provider TEXT NOT NULL, query TEXT NOT NULL, page INTEGER NOT NULL, language TEXT NOT NULL,
            fetched_at INTEGER NOT NULL, used INTEGER NOT NULL, size INTEGER NOT NULL, body TEXT NOT NULL,
            PRIMARY KEY (provider, query, page, language)
        ) STRICT;
        CREATE INDEX online_page_used ON online_page (used, size);
        CREATE TABLE recent_query (
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, query TEXT NOT NULL,
            place INTEGER NOT NULL, PRIMARY KEY (profile, query)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX recent_query_newest ON recent_query (profile, place);
        """
}
