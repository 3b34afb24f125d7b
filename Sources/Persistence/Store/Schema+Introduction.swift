extension Schema {
    /// What version 5 added to what is known of a member: what they say of themselves, and which kind of works the shelves
    /// of Home show; null for nothing and for all.
    static let memberColumns = """
        ALTER TABLE member ADD COLUMN introduction TEXT;
        ALTER TABLE member ADD COLUMN home_kind TEXT CHECK (home_kind IN ('animation', 'film'));
        """
}
