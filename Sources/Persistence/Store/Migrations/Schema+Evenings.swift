extension Schema {
    /// What members said, the day after, of the evenings that were suggested to them: half stars, null for what was not
    /// had; both null for an evening of which nothing was to be said. `day` is when it began, as in `tonight`; `drink` and
    /// `work` are ids, `pairing` is a `TonightPairing`. And which works are much shorter or longer than others.
    static let evenings = """
        CREATE TABLE evening (
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, day INTEGER NOT NULL,
            drink TEXT, work TEXT, pairing TEXT,
            drink_rating INTEGER CHECK (drink_rating BETWEEN 1 AND 10),
            work_rating INTEGER CHECK (work_rating BETWEEN 1 AND 10), answered_at INTEGER NOT NULL,
            PRIMARY KEY (profile, day)
        ) STRICT, WITHOUT ROWID;
        ALTER TABLE work ADD COLUMN length TEXT CHECK (length IN ('short', 'long'));
        """
}
