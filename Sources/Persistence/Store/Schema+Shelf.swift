extension Schema {
    /// What version 2 added for the bar: sizes and prices of bottles, the party.
    ///
    /// `party_drink.position` is the place on the menu. Numbers of `party_order` are ids: they grow and none is used
    /// again.
    static let shelfTables = """
        ALTER TABLE bottle ADD COLUMN size REAL CHECK (size > 0);
        ALTER TABLE bottle ADD COLUMN price REAL CHECK (price >= 0);

        CREATE TABLE party_drink (
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, drink TEXT NOT NULL,
            position INTEGER NOT NULL, servings INTEGER NOT NULL CHECK (servings > 0), PRIMARY KEY (profile, drink)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX party_drink_place ON party_drink (profile, position, drink, servings);
        CREATE TABLE party_order (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, drink TEXT NOT NULL, name TEXT NOT NULL,
            note TEXT NOT NULL, is_done INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX party_order_queue ON party_order (profile, is_done, number);
        """
}
