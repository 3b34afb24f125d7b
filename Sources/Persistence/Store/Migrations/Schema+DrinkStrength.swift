extension Schema {
    /// The basis of a drink's strength (`StrengthBasis`) and its source as named in the file; members' names for
    /// ingredients, folded; millilitres left in a bottle if they are counted.
    ///
    /// The next start reads the bundled files again to fill in the strengths.
    static let drinkStrengthBasis = """
        ALTER TABLE drink ADD COLUMN strength_basis INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE drink ADD COLUMN stated_strength REAL;
        DROP INDEX drink_facts;
        CREATE INDEX drink_facts ON drink (
            rank_en, base, strength, meter_strength, meter_sugar, meter_level, tags, glass, techniques, iba,
            strength_basis);
        CREATE TABLE ingredient_alias (
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, name TEXT NOT NULL,
            ingredient TEXT NOT NULL, PRIMARY KEY (profile, name)
        ) STRICT, WITHOUT ROWID;
        ALTER TABLE bottle ADD COLUMN remaining REAL CHECK (remaining >= 0);
        DELETE FROM meta WHERE key = 'catalogue';
        """
}
