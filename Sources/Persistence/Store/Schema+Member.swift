extension Schema {
    /// What a member keeps about drinks: marks, the making log, the shopping list.
    ///
    /// `made.rating` counts half stars. `made_drink` sums the log up by drink; triggers keep it, so that an undo and the
    /// end of a profile keep it too, and no code can forget it. Numbers of `made` and `shopping_item` are ids: they grow
    /// and none is used again, not even one whose row was taken back. `shopping_item.unit` is the unit's word or, for an
    /// unknown one, what was written; `drinks` are ids with spaces between.
    static let memberTables = """
        CREATE TABLE drink_mark (
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, drink TEXT NOT NULL,
            mark TEXT NOT NULL CHECK (mark IN ('saved', 'tried')), marked_at INTEGER NOT NULL,
            PRIMARY KEY (profile, drink, mark)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX drink_mark_newest ON drink_mark (profile, mark, marked_at, drink);

        CREATE TABLE made (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, drink TEXT NOT NULL, variant TEXT,
            made_at INTEGER NOT NULL, servings REAL NOT NULL CHECK (servings > 0),
            rating INTEGER CHECK (rating BETWEEN 1 AND 10), note TEXT, ethanol REAL NOT NULL
        ) STRICT;
        CREATE INDEX made_newest ON made (profile, made_at, number);
        CREATE INDEX made_of_drink ON made (profile, drink, made_at, number);
        CREATE TABLE made_drink (
            profile TEXT NOT NULL, drink TEXT NOT NULL, count INTEGER NOT NULL, halves INTEGER NOT NULL,
            rated INTEGER NOT NULL, last INTEGER NOT NULL, last_at INTEGER NOT NULL, PRIMARY KEY (profile, drink)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX made_drink_newest ON made_drink (profile, last_at, last);
        CREATE TRIGGER made_added AFTER INSERT ON made BEGIN \(summing("new")) END;
        CREATE TRIGGER made_changed AFTER UPDATE ON made BEGIN \(summing("old")) \(summing("new")) END;
        CREATE TRIGGER made_removed AFTER DELETE ON made BEGIN \(summing("old")) END;

        CREATE TABLE shopping_item (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, ingredient TEXT, text TEXT,
            amount REAL, unit TEXT, drinks TEXT NOT NULL, is_done INTEGER NOT NULL,
            CHECK ((ingredient IS NULL) <> (text IS NULL))
        ) STRICT;
        CREATE INDEX shopping_item_oldest ON shopping_item (profile, number);
        """

    /// Sums up the log of one drink: that of the row before or after a change.
    private static func summing(_ row: String) -> String {
        """
        DELETE FROM made_drink WHERE profile = \(row).profile AND drink = \(row).drink;
        INSERT INTO made_drink (profile, drink, count, halves, rated, last, last_at)
        SELECT profile, drink, count(*), coalesce(sum(rating), 0), count(rating), (
            SELECT number FROM made WHERE profile = \(row).profile AND drink = \(row).drink
            ORDER BY made_at DESC, number DESC LIMIT 1), max(made_at)
        FROM made WHERE profile = \(row).profile AND drink = \(row).drink GROUP BY profile, drink;
        """
    }
}
