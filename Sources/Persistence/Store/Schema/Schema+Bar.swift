extension Schema {
    /// The members' bars, what they made and marked.
    ///
    /// The tables refer to ingredients and drinks by id without a foreign key: members' data stays when a catalogue
    /// drops a record. `bottle.size` and `remaining` are millilitres, the latter only if they are counted. A share is
    /// deleted with either profile; `is_used` if the member uses that bar in place of their own. Ratings are half
    /// stars. `made_drink` sums up the log by drink; triggers maintain it, also for an undo and the end of a profile.
    /// Numbers of `made` and `shopping_item` are ids: they increase and are never reused, not even after an undo.
    /// `shopping_item.unit` is the unit's word or, for an unknown one, the text as written; `drinks` are ids separated
    /// by spaces.
    static let bars = """
        CREATE TABLE bottle (
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, ingredient TEXT NOT NULL,
            level INTEGER CHECK (level BETWEEN 0 AND 3), opened_at INTEGER, size REAL CHECK (size > 0),
            price REAL CHECK (price >= 0), remaining REAL CHECK (remaining >= 0), PRIMARY KEY (profile, ingredient)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE bar_staple (
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, ingredient TEXT NOT NULL,
            PRIMARY KEY (profile, ingredient)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE bar_substitute (
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, position INTEGER NOT NULL,
            ingredient TEXT NOT NULL, stand_in TEXT NOT NULL, PRIMARY KEY (profile, position)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE bar_share (
            owner TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
            member TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
            is_used INTEGER NOT NULL DEFAULT 0 CHECK (is_used IN (0, 1)), shared_at INTEGER NOT NULL,
            PRIMARY KEY (owner, member), CHECK (owner <> member)
        ) STRICT, WITHOUT ROWID;
        CREATE UNIQUE INDEX bar_share_used ON bar_share (member) WHERE is_used = 1;
        CREATE INDEX bar_share_member ON bar_share (member);

        CREATE TABLE shopping_item (
            number INTEGER PRIMARY KEY AUTOINCREMENT, profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
            ingredient TEXT, text TEXT, amount REAL, unit TEXT, drinks TEXT NOT NULL, is_done INTEGER NOT NULL,
            CHECK ((ingredient IS NULL) <> (text IS NULL))
        ) STRICT;
        CREATE INDEX shopping_item_oldest ON shopping_item (profile, number);

        CREATE TABLE made (
            number INTEGER PRIMARY KEY AUTOINCREMENT, profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
            drink TEXT NOT NULL, variant TEXT, made_at INTEGER NOT NULL, servings REAL NOT NULL CHECK (servings > 0),
            rating INTEGER CHECK (rating BETWEEN 1 AND 10), note TEXT, ethanol REAL NOT NULL
        ) STRICT;
        CREATE INDEX made_newest ON made (profile, made_at, number);
        CREATE INDEX made_of_drink ON made (profile, drink, made_at, number);

        CREATE TABLE made_drink (
            profile TEXT NOT NULL, drink TEXT NOT NULL, count INTEGER NOT NULL, halves INTEGER NOT NULL,
            rated INTEGER NOT NULL, last INTEGER NOT NULL, last_at INTEGER NOT NULL, PRIMARY KEY (profile, drink)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX made_drink_newest ON made_drink (profile, last_at, last);

        CREATE TABLE drink_mark (
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, drink TEXT NOT NULL,
            mark TEXT NOT NULL CHECK (mark IN ('saved', 'tried')), marked_at INTEGER NOT NULL,
            PRIMARY KEY (profile, drink, mark)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX drink_mark_newest ON drink_mark (profile, mark, marked_at, drink);

        CREATE TABLE drink_opinion (
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, drink TEXT NOT NULL,
            rating INTEGER CHECK (rating BETWEEN 1 AND 10), note TEXT, edited_at INTEGER NOT NULL,
            PRIMARY KEY (profile, drink), CHECK (rating IS NOT NULL OR note IS NOT NULL)
        ) STRICT, WITHOUT ROWID;
        """

    /// Collections, menus of parties, and drink filters. `party_drink.position` is the place on the menu. Numbers of
    /// `party_order` are ids: they increase and are never reused. `saved_filter.filter` is a `DrinkFilter.code`.
    static let collections = """
        CREATE TABLE collection (
            id TEXT NOT NULL PRIMARY KEY, profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
            name TEXT NOT NULL, edited_at INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX collection_newest ON collection (profile, edited_at, id);

        CREATE TABLE collection_drink (
            collection TEXT NOT NULL, drink TEXT NOT NULL, position INTEGER NOT NULL, PRIMARY KEY (collection, drink)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX collection_drink_order ON collection_drink (collection, position, drink);

        CREATE TABLE party_drink (
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, drink TEXT NOT NULL,
            position INTEGER NOT NULL, servings INTEGER NOT NULL CHECK (servings > 0), section TEXT NOT NULL DEFAULT '',
            price REAL CHECK (price >= 0), PRIMARY KEY (profile, drink)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX party_drink_place ON party_drink (profile, position, drink, servings, section, price);

        CREATE TABLE party_order (
            number INTEGER PRIMARY KEY AUTOINCREMENT, profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
            drink TEXT NOT NULL, name TEXT NOT NULL, note TEXT NOT NULL, is_done INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX party_order_queue ON party_order (profile, is_done, number);

        CREATE TABLE saved_filter (
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, name TEXT NOT NULL, filter TEXT NOT NULL,
            PRIMARY KEY (profile, name)
        ) STRICT, WITHOUT ROWID;
        """
}
