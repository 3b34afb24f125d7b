extension Schema {
    /// Where a drink's strength comes from (`StrengthBasis`), and what the file says that it came from; names that
    /// members gave to ingredients, folded; millilitres left in a bottle where they are counted.
    ///
    /// The bundled files are read again with the next start, which fills in the strengths.
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
