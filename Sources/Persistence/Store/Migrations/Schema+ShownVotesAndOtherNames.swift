extension Schema {
    /// Whether other members see a member's votes; and additional names of works and characters to search by, one per
    /// line, null for none.
    static let shownVotesAndOtherNames = """
        ALTER TABLE member ADD COLUMN shows_votes INTEGER NOT NULL DEFAULT 0 CHECK (shows_votes IN (0, 1));
        ALTER TABLE work ADD COLUMN other_titles TEXT;
        ALTER TABLE character ADD COLUMN other_names TEXT;
        """
}
