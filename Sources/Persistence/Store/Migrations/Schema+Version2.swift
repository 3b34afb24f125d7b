extension Schema {
    /// Own recipes, drafts and collections; sizes and prices of bottles; the party; saved filters.
    ///
    /// `own_record` is the source of truth for members' additions: a body (see `OwnDrinkBody` and the like) for each
    /// tag, ingredient and drink. The catalogue's tables contain a copy beside the bundled records, so that every list,
    /// search and count is one query on one table. `OwnRecordSync` maintains the copy with ranks, grams, numbers and
    /// the matcher's rows. `own_pending` lists what the copy lacks: triggers fill it whatever changes a record (a save,
    /// an undo, the end of a profile), and the sync empties it in the same transaction. A change of the bundled files
    /// writes both again (`CatalogueImporter`). `own_id` remembers every id ever given. Ranks are temporarily not
    /// unique: a new name moves those behind it.
    ///
    /// `party_drink.position` is the place on the menu. Numbers of `party_order` are ids: they increase and are never
    /// reused. `saved_filter.filter` is a `DrinkFilter.code`.
    static let version2 = """
        DROP INDEX drink_rank_en;
        DROP INDEX drink_rank_ko;
        CREATE INDEX drink_rank_en ON drink (rank_en);
        CREATE INDEX drink_rank_ko ON drink (rank_ko);
        CREATE INDEX drink_substitute_ingredient ON drink_substitute (ingredient);
        CREATE INDEX drink_variant ON drink (variant_of) WHERE variant_of IS NOT NULL;
        CREATE INDEX ingredient_part_part ON ingredient_part (part);

        CREATE TABLE own_record (
            kind TEXT NOT NULL CHECK (kind IN ('tag', 'ingredient', 'drink')), id TEXT NOT NULL,
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, body TEXT NOT NULL,
            edited_at INTEGER NOT NULL, PRIMARY KEY (kind, id)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX own_record_newest ON own_record (profile, kind, edited_at, id);
        CREATE INDEX own_record_order ON own_record (profile, kind, id);
        CREATE TABLE own_id (id TEXT NOT NULL PRIMARY KEY) STRICT, WITHOUT ROWID;
        CREATE TABLE own_pending (
            kind TEXT NOT NULL, id TEXT NOT NULL, PRIMARY KEY (kind, id)
        ) STRICT, WITHOUT ROWID;
        CREATE TRIGGER own_record_insert AFTER INSERT ON own_record BEGIN
            INSERT OR IGNORE INTO own_pending (kind, id) VALUES (new.kind, new.id);
        END;
        CREATE TRIGGER own_record_update AFTER UPDATE ON own_record BEGIN
            INSERT OR IGNORE INTO own_pending (kind, id) VALUES (new.kind, new.id);
        END;
        CREATE TRIGGER own_record_delete AFTER DELETE ON own_record BEGIN
            INSERT OR IGNORE INTO own_pending (kind, id) VALUES (old.kind, old.id);
        END;

        CREATE TABLE draft (
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, form TEXT NOT NULL,
            subject TEXT NOT NULL, title TEXT NOT NULL, body TEXT NOT NULL, saved_at INTEGER NOT NULL,
            PRIMARY KEY (profile, form, subject)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX draft_newest ON draft (profile, form, saved_at, subject);

        CREATE TABLE collection (
            id TEXT NOT NULL PRIMARY KEY,
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, name TEXT NOT NULL,
            edited_at INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX collection_newest ON collection (profile, edited_at, id);
        CREATE TABLE collection_drink (
            collection TEXT NOT NULL, drink TEXT NOT NULL, position INTEGER NOT NULL,
            PRIMARY KEY (collection, drink)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX collection_drink_order ON collection_drink (collection, position, drink);
        CREATE TRIGGER collection_gone AFTER DELETE ON collection BEGIN
            DELETE FROM collection_drink WHERE collection = old.id;
        END;
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
        CREATE TABLE saved_filter (
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, name TEXT NOT NULL,
            filter TEXT NOT NULL, PRIMARY KEY (profile, name)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX drink_variant_en ON drink (variant_of, rank_en) WHERE variant_of IS NOT NULL;
        CREATE INDEX drink_variant_ko ON drink (variant_of, rank_ko) WHERE variant_of IS NOT NULL;
        """
}
