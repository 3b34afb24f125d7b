extension Schema {
    /// The bundled files, and members' data about bars and drinks.
    ///
    /// An import replaces all tables of the bundled files. `number` is the row number, which an id keeps across
    /// imports. `rank_en` and `rank_ko` are positions in the list by name, from 0 without gaps. `aliases` and `steps`
    /// are lists in one text (see `TextList`); `tags`, `techniques` and `tools` are ids separated by spaces. `search`
    /// contains the folded names, one per line. `recipe_chunk` contains the required lines for the matcher, many
    /// recipes per row (see `RecipeChunk`), in numbers of `recipe_ingredient`.
    ///
    /// Members' tables refer to ingredients and drinks by id without a foreign key: their data stays when a catalogue
    /// drops a record. `made.rating` counts half stars. `made_drink` sums up the log by drink; triggers maintain it,
    /// also for an undo and the end of a profile, so that no code can forget it. Numbers of `made` and `shopping_item`
    /// are ids: they increase and are never reused, not even after an undo. `shopping_item.unit` is the unit's word or,
    /// for an unknown one, the text as written; `drinks` are ids separated by spaces.
    static let version1 = """
        CREATE TABLE meta (key TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;

        CREATE TABLE ingredient (
            number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, parent TEXT, is_brand INTEGER NOT NULL,
            is_staple INTEGER NOT NULL, category TEXT NOT NULL, category_rank INTEGER NOT NULL,
            name_en TEXT NOT NULL, name_ko TEXT NOT NULL, rank_en INTEGER NOT NULL, rank_ko INTEGER NOT NULL,
            strength REAL, sugar REAL, acid REAL, kilocalories REAL, color TEXT, piece_ml REAL, piece_sugar REAL,
            dry_teaspoon_g REAL, dry_ml_per_g REAL, origin_en TEXT, origin_ko TEXT, summary_en TEXT, summary_ko TEXT,
            shelf_life_days INTEGER, aliases TEXT NOT NULL, search TEXT NOT NULL
        ) STRICT;
        CREATE INDEX ingredient_parent_en ON ingredient (parent, rank_en);
        CREATE INDEX ingredient_parent_ko ON ingredient (parent, rank_ko);
        CREATE INDEX ingredient_category_en ON ingredient (category_rank, rank_en);
        CREATE INDEX ingredient_category_ko ON ingredient (category_rank, rank_ko);
        CREATE TABLE ingredient_part (
            ingredient INTEGER NOT NULL, position INTEGER NOT NULL, part TEXT NOT NULL,
            PRIMARY KEY (ingredient, position)
        ) STRICT, WITHOUT ROWID;
        CREATE VIRTUAL TABLE ingredient_gram USING fts5(
            grams, content='', detail=none, columnsize=0, tokenize='ascii');

        CREATE TABLE substitution (
            position INTEGER PRIMARY KEY, ingredient TEXT NOT NULL, stand_in TEXT NOT NULL
        ) STRICT;

        CREATE TABLE drink (
            number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, name_en TEXT NOT NULL, name_ko TEXT NOT NULL,
            rank_en INTEGER NOT NULL, rank_ko INTEGER NOT NULL, base TEXT NOT NULL, strength REAL NOT NULL,
            meter_strength INTEGER NOT NULL, meter_sugar INTEGER NOT NULL, meter_level INTEGER NOT NULL,
            tags TEXT NOT NULL, glass TEXT NOT NULL, serving TEXT NOT NULL, techniques TEXT NOT NULL,
            tools TEXT NOT NULL, year INTEGER, creator TEXT, summary_en TEXT NOT NULL, summary_ko TEXT NOT NULL,
            garnish_en TEXT, garnish_ko TEXT, source TEXT, iba TEXT, variant_of TEXT, color TEXT,
            aliases TEXT NOT NULL, steps_en TEXT NOT NULL, steps_ko TEXT NOT NULL, search TEXT NOT NULL
        ) STRICT;
        CREATE UNIQUE INDEX drink_rank_en ON drink (rank_en);
        CREATE UNIQUE INDEX drink_rank_ko ON drink (rank_ko);
        CREATE INDEX drink_ranks ON drink (number, rank_en, rank_ko);
        CREATE INDEX drink_facts ON drink (
            rank_en, base, strength, meter_strength, meter_sugar, meter_level, tags, glass, techniques, iba);
        CREATE TABLE drink_line (
            drink INTEGER NOT NULL, position INTEGER NOT NULL, ingredient TEXT NOT NULL, amount REAL,
            amount_max REAL, unit TEXT NOT NULL, unit_text TEXT, is_optional INTEGER NOT NULL,
            is_exact INTEGER NOT NULL, is_after INTEGER NOT NULL, note_en TEXT, note_ko TEXT,
            PRIMARY KEY (drink, position)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX drink_line_ingredient ON drink_line (ingredient, drink);
        CREATE INDEX drink_line_optional ON drink_line (drink, ingredient) WHERE is_optional = 1;
        CREATE TABLE drink_substitute (
            drink INTEGER NOT NULL, line INTEGER NOT NULL, position INTEGER NOT NULL, ingredient TEXT NOT NULL,
            amount REAL, unit TEXT, unit_text TEXT, PRIMARY KEY (drink, line, position)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE drink_tag (
            tag TEXT NOT NULL, drink INTEGER NOT NULL, PRIMARY KEY (tag, drink)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE recipe_chunk (
            number INTEGER PRIMARY KEY, ids TEXT NOT NULL, positions BLOB NOT NULL, words BLOB NOT NULL
        ) STRICT;
        CREATE TABLE recipe_ingredient (number INTEGER PRIMARY KEY, id TEXT NOT NULL) STRICT;
        CREATE VIRTUAL TABLE drink_gram USING fts5(
            grams, content='', detail=none, columnsize=0, tokenize='ascii');

        CREATE TABLE glass (
            id TEXT NOT NULL PRIMARY KEY, name_en TEXT NOT NULL, name_ko TEXT NOT NULL, volume REAL NOT NULL,
            summary_en TEXT NOT NULL, summary_ko TEXT NOT NULL, art TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE tool (
            id TEXT NOT NULL PRIMARY KEY, name_en TEXT NOT NULL, name_ko TEXT NOT NULL,
            summary_en TEXT NOT NULL, summary_ko TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE technique (
            kind TEXT NOT NULL PRIMARY KEY, name_en TEXT NOT NULL, name_ko TEXT NOT NULL,
            summary_en TEXT NOT NULL, summary_ko TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE tag (
            id TEXT NOT NULL PRIMARY KEY, name_en TEXT NOT NULL, name_ko TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE profile (
            id TEXT NOT NULL PRIMARY KEY, nickname TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE bottle (
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, ingredient TEXT NOT NULL,
            level INTEGER CHECK (level BETWEEN 0 AND 3), opened_at INTEGER, PRIMARY KEY (profile, ingredient)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE bar_staple (
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, ingredient TEXT NOT NULL,
            PRIMARY KEY (profile, ingredient)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE bar_substitute (
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, position INTEGER NOT NULL,
            ingredient TEXT NOT NULL, stand_in TEXT NOT NULL, PRIMARY KEY (profile, position)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE action_log (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, kind TEXT NOT NULL,
            subjects TEXT NOT NULL, changes TEXT NOT NULL, is_undone INTEGER NOT NULL DEFAULT 0
        ) STRICT;
        CREATE INDEX action_log_step ON action_log (profile, is_undone, number);
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
        CREATE TRIGGER made_added AFTER INSERT ON made BEGIN DELETE FROM made_drink WHERE profile = new.profile AND \
        drink = new.drink;
        INSERT INTO made_drink (profile, drink, count, halves, rated, last, last_at)
        SELECT profile, drink, count(*), coalesce(sum(rating), 0), count(rating), (
            SELECT number FROM made WHERE profile = new.profile AND drink = new.drink
            ORDER BY made_at DESC, number DESC LIMIT 1), max(made_at)
        FROM made WHERE profile = new.profile AND drink = new.drink GROUP BY profile, drink; END;
        CREATE TRIGGER made_changed AFTER UPDATE ON made BEGIN DELETE FROM made_drink WHERE profile = old.profile AND \
        drink = old.drink;
        INSERT INTO made_drink (profile, drink, count, halves, rated, last, last_at)
        SELECT profile, drink, count(*), coalesce(sum(rating), 0), count(rating), (
            SELECT number FROM made WHERE profile = old.profile AND drink = old.drink
            ORDER BY made_at DESC, number DESC LIMIT 1), max(made_at)
        FROM made WHERE profile = old.profile AND drink = old.drink GROUP BY profile, drink; DELETE FROM made_drink \
        WHERE profile = new.profile AND drink = new.drink;
        INSERT INTO made_drink (profile, drink, count, halves, rated, last, last_at)
        SELECT profile, drink, count(*), coalesce(sum(rating), 0), count(rating), (
            SELECT number FROM made WHERE profile = new.profile AND drink = new.drink
            ORDER BY made_at DESC, number DESC LIMIT 1), max(made_at)
        FROM made WHERE profile = new.profile AND drink = new.drink GROUP BY profile, drink; END;
        CREATE TRIGGER made_removed AFTER DELETE ON made BEGIN DELETE FROM made_drink WHERE profile = old.profile AND \
        drink = old.drink;
        INSERT INTO made_drink (profile, drink, count, halves, rated, last, last_at)
        SELECT profile, drink, count(*), coalesce(sum(rating), 0), count(rating), (
            SELECT number FROM made WHERE profile = old.profile AND drink = old.drink
            ORDER BY made_at DESC, number DESC LIMIT 1), max(made_at)
        FROM made WHERE profile = old.profile AND drink = old.drink GROUP BY profile, drink; END;

        CREATE TABLE shopping_item (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, ingredient TEXT, text TEXT,
            amount REAL, unit TEXT, drinks TEXT NOT NULL, is_done INTEGER NOT NULL,
            CHECK ((ingredient IS NULL) <> (text IS NULL))
        ) STRICT;
        CREATE INDEX shopping_item_oldest ON shopping_item (profile, number);
        """
}
