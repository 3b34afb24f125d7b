extension Schema {
    /// The bundled recipes, and a copy of the members' own beside them.
    ///
    /// An import replaces all of these tables. `number` is the row number, which an id keeps across imports. `rank_en`
    /// and `rank_ko` are positions in the list by name, from 0; while a new name moves those behind it, they are not
    /// unique. `aliases` and `steps` are lists in one text (see `TextList`); `tags`, `techniques` and `tools` are ids
    /// separated by spaces. `search` contains the folded names, one per line. `strength_basis` is a `StrengthBasis`;
    /// `stated_strength` is the strength that the file names. `written` is a line's name in its source file.
    /// `recipe_chunk` contains the required lines for the matcher, many recipes per row (see `RecipeChunk`), in numbers
    /// of `recipe_ingredient`.
    static let catalogue = """
        CREATE TABLE meta (key TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;

        CREATE TABLE ingredient (
            number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, parent TEXT, is_brand INTEGER NOT NULL,
            is_staple INTEGER NOT NULL, category TEXT NOT NULL, category_rank INTEGER NOT NULL, name_en TEXT NOT NULL,
            name_ko TEXT NOT NULL, rank_en INTEGER NOT NULL, rank_ko INTEGER NOT NULL, strength REAL, sugar REAL,
            acid REAL, kilocalories REAL, color TEXT, piece_ml REAL, piece_sugar REAL, dry_teaspoon_g REAL,
            dry_ml_per_g REAL, origin_en TEXT, origin_ko TEXT, summary_en TEXT, summary_ko TEXT,
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
        CREATE INDEX ingredient_part_part ON ingredient_part (part);

        CREATE VIRTUAL TABLE ingredient_gram USING fts5 (
            grams, content='', detail=none, columnsize=0, tokenize='ascii'
        );

        CREATE TABLE substitution (
            position INTEGER PRIMARY KEY, ingredient TEXT NOT NULL, stand_in TEXT NOT NULL
        ) STRICT;

        CREATE TABLE drink (
            number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, name_en TEXT NOT NULL, name_ko TEXT NOT NULL,
            rank_en INTEGER NOT NULL, rank_ko INTEGER NOT NULL, base TEXT NOT NULL, strength REAL NOT NULL,
            meter_strength INTEGER NOT NULL, meter_sugar INTEGER NOT NULL, meter_level INTEGER NOT NULL,
            tags TEXT NOT NULL, glass TEXT NOT NULL, serving TEXT NOT NULL, techniques TEXT NOT NULL,
            tools TEXT NOT NULL, year INTEGER, creator TEXT, summary_en TEXT NOT NULL, summary_ko TEXT NOT NULL,
            garnish_en TEXT, garnish_ko TEXT, source TEXT, iba TEXT, variant_of TEXT, color TEXT, aliases TEXT NOT NULL,
            steps_en TEXT NOT NULL, steps_ko TEXT NOT NULL, search TEXT NOT NULL,
            strength_basis INTEGER NOT NULL DEFAULT 0, stated_strength REAL, created_at INTEGER
        ) STRICT;
        CREATE INDEX drink_ranks ON drink (number, rank_en, rank_ko);
        CREATE INDEX drink_rank_en ON drink (rank_en);
        CREATE INDEX drink_rank_ko ON drink (rank_ko);
        CREATE INDEX drink_variant ON drink (variant_of) WHERE variant_of IS NOT NULL;
        CREATE INDEX drink_variant_en ON drink (variant_of, rank_en) WHERE variant_of IS NOT NULL;
        CREATE INDEX drink_variant_ko ON drink (variant_of, rank_ko) WHERE variant_of IS NOT NULL;
        CREATE INDEX drink_facts ON drink (
            rank_en, base, strength, meter_strength, meter_sugar, meter_level, tags, glass, techniques, iba,
            strength_basis, tools, source
        );

        CREATE TABLE drink_line (
            drink INTEGER NOT NULL, position INTEGER NOT NULL, ingredient TEXT NOT NULL, amount REAL, amount_max REAL,
            unit TEXT NOT NULL, unit_text TEXT, is_optional INTEGER NOT NULL, is_exact INTEGER NOT NULL,
            is_after INTEGER NOT NULL, note_en TEXT, note_ko TEXT, written TEXT, PRIMARY KEY (drink, position)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX drink_line_ingredient ON drink_line (ingredient, drink);
        CREATE INDEX drink_line_optional ON drink_line (drink, ingredient) WHERE is_optional = 1;

        CREATE TABLE drink_substitute (
            drink INTEGER NOT NULL, line INTEGER NOT NULL, position INTEGER NOT NULL, ingredient TEXT NOT NULL,
            amount REAL, unit TEXT, unit_text TEXT, written TEXT, PRIMARY KEY (drink, line, position)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX drink_substitute_ingredient ON drink_substitute (ingredient);

        CREATE TABLE drink_tag (
            tag TEXT NOT NULL, drink INTEGER NOT NULL, PRIMARY KEY (tag, drink)
        ) STRICT, WITHOUT ROWID;

        CREATE VIRTUAL TABLE drink_gram USING fts5 (grams, content='', detail=none, columnsize=0, tokenize='ascii');

        CREATE TABLE recipe_chunk (
            number INTEGER PRIMARY KEY, ids TEXT NOT NULL, positions BLOB NOT NULL, words BLOB NOT NULL
        ) STRICT;

        CREATE TABLE recipe_ingredient (number INTEGER PRIMARY KEY, id TEXT NOT NULL) STRICT;

        CREATE TABLE glass (
            id TEXT NOT NULL PRIMARY KEY, name_en TEXT NOT NULL, name_ko TEXT NOT NULL, volume REAL NOT NULL,
            summary_en TEXT NOT NULL, summary_ko TEXT NOT NULL, art TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE tool (
            id TEXT NOT NULL PRIMARY KEY, name_en TEXT NOT NULL, name_ko TEXT NOT NULL, summary_en TEXT NOT NULL,
            summary_ko TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE technique (
            kind TEXT NOT NULL PRIMARY KEY, name_en TEXT NOT NULL, name_ko TEXT NOT NULL, summary_en TEXT NOT NULL,
            summary_ko TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE tag (
            id TEXT NOT NULL PRIMARY KEY, name_en TEXT NOT NULL, name_ko TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;
        """

    /// The members' own records, and the recipes pulled from servers.
    ///
    /// `own_record` is the source of truth for members' additions: a body (see `OwnDrinkBody` and the like) for each
    /// glass, tool, tag, ingredient and drink. The catalogue's tables contain a copy beside the bundled records, so
    /// that every list, search and count is one query on one table. `OwnRecordSync` maintains the copy with ranks,
    /// grams, numbers and the matcher's rows. `own_pending` lists what the copy lacks: triggers fill it whenever a
    /// record changes (by a save, an undo, the end of a profile), and the sync empties it in the same transaction. A
    /// change of the bundled files writes both again (`CatalogueImporter`). `own_id` remembers every id ever given.
    ///
    /// `pulled_recipe` says which server's recipe became which drink of a member: the time of its last change and the
    /// rating as the server reported them, and a digest of the record as it was pulled. `ingredient_alias` contains
    /// members' names for ingredients, folded; `merged` is what a merged name was before.
    static let ownRecords = """
        CREATE TABLE own_record (
            kind TEXT NOT NULL CHECK (kind IN ('tag', 'glass', 'tool', 'ingredient', 'drink')), id TEXT NOT NULL,
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, body TEXT NOT NULL,
            edited_at INTEGER NOT NULL, PRIMARY KEY (kind, id)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX own_record_newest ON own_record (profile, kind, edited_at, id);
        CREATE INDEX own_record_order ON own_record (profile, kind, id);

        CREATE TABLE own_id (id TEXT NOT NULL PRIMARY KEY) STRICT, WITHOUT ROWID;

        CREATE TABLE own_pending (kind TEXT NOT NULL, id TEXT NOT NULL, PRIMARY KEY (kind, id)) STRICT, WITHOUT ROWID;

        CREATE TABLE ingredient_alias (
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, name TEXT NOT NULL,
            ingredient TEXT NOT NULL, merged TEXT, PRIMARY KEY (profile, name)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE pulled_recipe (
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, server TEXT NOT NULL, recipe TEXT NOT NULL,
            drink TEXT NOT NULL, changed_at TEXT NOT NULL, rating INTEGER, digest TEXT,
            PRIMARY KEY (profile, server, recipe)
        ) STRICT, WITHOUT ROWID;
        """
}
