extension Schema {
    /// Series are works too, and a guess has a reason. A check cannot be changed in place, so the columns with the list of
    /// kinds are made anew.
    static let series = """
        ALTER TABLE work RENAME COLUMN kind TO old_kind;
        ALTER TABLE work ADD COLUMN kind TEXT NOT NULL DEFAULT 'film'
            CHECK (kind IN ('animation', 'film', 'series', 'animated-series'));
        UPDATE work SET kind = old_kind;
        ALTER TABLE work DROP COLUMN old_kind;
        ALTER TABLE member RENAME COLUMN home_kind TO old_home_kind;
        ALTER TABLE member ADD COLUMN home_kind TEXT
            CHECK (home_kind IN ('animation', 'film', 'series', 'animated-series'));
        UPDATE member SET home_kind = old_home_kind;
        ALTER TABLE member DROP COLUMN old_home_kind;
        ALTER TABLE character ADD COLUMN why_en TEXT;
        ALTER TABLE character ADD COLUMN why_ko TEXT;
        """
}
