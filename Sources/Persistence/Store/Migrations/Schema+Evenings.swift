extension Schema {
    /// Members' answers about suggested evenings, given the day after; and which works are much shorter or longer than
    /// others.
    ///
    /// Ratings are half stars, null for what was not had; both are null for an evening without comment. `day` is when
    /// the evening's day began, as in `tonight`; `drink` and `work` are ids; `pairing` is a `TonightPairing`.
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
