extension Schema {
    /// What members say of themselves, and which kind of works the shelves of Home show; null for nothing and for all.
    static let version5 = """
        ALTER TABLE member ADD COLUMN introduction TEXT;
        ALTER TABLE member ADD COLUMN home_kind TEXT CHECK (home_kind IN ('animation', 'film'));
        """
}
