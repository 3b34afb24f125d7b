extension Schema {
    /// What the bundled files hold; an import replaces all of it.
    ///
    /// `number` is the row's own number and stays with an id over imports. `rank_en` and `rank_ko` are positions in the
    /// list by name, counted from 0 without gaps. `aliases` and `steps` are lists in one text (see `TextList`), `tags`,
    /// `techniques` and `tools` ids with spaces between. `search` holds the folded names, one a line. `recipe_chunk` holds
    /// the required lines for the matcher, many recipes a row (see `RecipeChunk`), in numbers of `recipe_ingredient`.
    static let catalogueTables = """
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
        """
}
