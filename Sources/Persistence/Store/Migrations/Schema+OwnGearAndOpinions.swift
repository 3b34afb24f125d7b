extension Schema {
    /// Members' glasses and tools; opinions of drinks without making them; sections and prices of a menu; a line's name
    /// in its source file; and what a merged name was before.
    ///
    /// Rebuilds `own_record`, whose kinds are a constraint of the table. `own_pending` is empty between transactions,
    /// and the triggers are created after the rows, so that the catalogue's copies are not written again.
    static let ownGearAndOpinions = """
        ALTER TABLE own_record RENAME TO own_record_before;
        CREATE TABLE own_record (
            kind TEXT NOT NULL CHECK (kind IN ('tag', 'glass', 'tool', 'ingredient', 'drink')), id TEXT NOT NULL,
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, body TEXT NOT NULL,
            edited_at INTEGER NOT NULL, PRIMARY KEY (kind, id)
        ) STRICT, WITHOUT ROWID;
        INSERT INTO own_record SELECT kind, id, profile, body, edited_at FROM own_record_before;
        DROP TABLE own_record_before;
        CREATE INDEX own_record_newest ON own_record (profile, kind, edited_at, id);
        CREATE INDEX own_record_order ON own_record (profile, kind, id);
        CREATE TRIGGER own_record_insert AFTER INSERT ON own_record BEGIN
            INSERT OR IGNORE INTO own_pending (kind, id) VALUES (new.kind, new.id);
        END;
        CREATE TRIGGER own_record_update AFTER UPDATE ON own_record BEGIN
            INSERT OR IGNORE INTO own_pending (kind, id) VALUES (new.kind, new.id);
        END;
        CREATE TRIGGER own_record_delete AFTER DELETE ON own_record BEGIN
            INSERT OR IGNORE INTO own_pending (kind, id) VALUES (old.kind, old.id);
        END;
        CREATE TABLE drink_opinion (
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, drink TEXT NOT NULL,
            rating INTEGER CHECK (rating BETWEEN 1 AND 10), note TEXT, edited_at INTEGER NOT NULL,
            PRIMARY KEY (profile, drink), CHECK (rating IS NOT NULL OR note IS NOT NULL)
        ) STRICT, WITHOUT ROWID;
        ALTER TABLE party_drink ADD COLUMN section TEXT NOT NULL DEFAULT '';
        ALTER TABLE party_drink ADD COLUMN price REAL CHECK (price >= 0);
        DROP INDEX party_drink_place;
        CREATE INDEX party_drink_place ON party_drink (profile, position, drink, servings, section, price);
        ALTER TABLE ingredient_alias ADD COLUMN merged TEXT;
        ALTER TABLE drink ADD COLUMN created_at INTEGER;
        ALTER TABLE drink_line ADD COLUMN written TEXT;
        ALTER TABLE drink_substitute ADD COLUMN written TEXT;
        DROP INDEX drink_facts;
        CREATE INDEX drink_facts ON drink (
            rank_en, base, strength, meter_strength, meter_sugar, meter_level, tags, glass, techniques, iba,
            strength_basis, tools, source);
        """
}
