extension Schema {
    /// Members' introductions, and the kind of works on Home's shelves; null for none and for all.
    static let version5 = """
        ALTER TABLE member ADD COLUMN introduction TEXT;
        ALTER TABLE member ADD COLUMN home_kind TEXT CHECK (home_kind IN ('animation', 'film'));
        """
}
