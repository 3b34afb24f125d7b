extension Schema {
    /// Works and their characters.
    ///
    /// Types are numbers 0…15 (`MBTI.code`): bit 8 for I, 4 for S, 2 for F, 1 for P. Works and characters removed from
    /// the catalogue keep their row with `is_gone`, so that numbers and votes stay. `other_titles` and `other_names`
    /// are additional names to search by, one per line; `length` is given to works much shorter or longer than others.
    /// `character.votes`, `sort_type` and `tied` are the crowd's result (`CrowdType`), computed from the tally with
    /// every vote; `shelf_type` is used by shelves and filters (`CharacterType.shelfType`). `work_option` contains the
    /// filter options of works (`WorkOption.indexText`), `name_entry` the index of names. Triggers maintain these
    /// columns and the options.
    static let works = """
        CREATE TABLE genre (
            id TEXT NOT NULL PRIMARY KEY, name_en TEXT NOT NULL, name_ko TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE work (
            number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE,
            origin TEXT NOT NULL CHECK (origin IN ('catalogue', 'own', 'kept', 'demo')),
            owner TEXT REFERENCES profile (id) ON DELETE SET NULL, is_gone INTEGER NOT NULL, title_en TEXT NOT NULL,
            title_ko TEXT NOT NULL, sort_en TEXT NOT NULL, sort_ko TEXT NOT NULL, title_original TEXT,
            year INTEGER NOT NULL, director_en TEXT, director_ko TEXT, genres TEXT NOT NULL, age_rating TEXT,
            synopsis_en TEXT NOT NULL, synopsis_ko TEXT NOT NULL, other_titles TEXT,
            length TEXT CHECK (length IN ('short', 'long')),
            kind TEXT NOT NULL DEFAULT 'film' CHECK (kind IN ('animation', 'film', 'series', 'animated-series'))
        ) STRICT;
        CREATE INDEX work_sort_en ON work (sort_en, number) WHERE is_gone = 0;
        CREATE INDEX work_sort_ko ON work (sort_ko, number) WHERE is_gone = 0;
        CREATE INDEX work_owner ON work (owner, number) WHERE owner IS NOT NULL;

        CREATE TABLE character (
            number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE,
            origin TEXT NOT NULL CHECK (origin IN ('catalogue', 'own', 'kept', 'demo')),
            owner TEXT REFERENCES profile (id) ON DELETE SET NULL, is_gone INTEGER NOT NULL, work INTEGER NOT NULL,
            kind TEXT NOT NULL, position INTEGER NOT NULL, is_lead INTEGER NOT NULL, name_en TEXT NOT NULL,
            name_ko TEXT NOT NULL, guess INTEGER CHECK (guess BETWEEN 0 AND 15), votes INTEGER NOT NULL DEFAULT 0,
            sort_type INTEGER, tied INTEGER NOT NULL DEFAULT 0, shelf_type INTEGER, reviews INTEGER NOT NULL DEFAULT 0,
            other_names TEXT, why_en TEXT, why_ko TEXT
        ) STRICT;
        CREATE INDEX character_cast ON character (work, is_lead DESC, position, number, is_gone);
        CREATE INDEX character_popular ON character (votes, number) WHERE votes > 0;
        CREATE INDEX character_popular_kind ON character (kind, votes, number) WHERE votes > 0;
        CREATE INDEX character_shelf ON character (shelf_type, work, number) WHERE is_gone = 0;
        CREATE INDEX character_shelf_kind ON character (shelf_type, kind, work, number) WHERE is_gone = 0;
        CREATE INDEX character_lead ON character (shelf_type, work) WHERE is_lead = 1 AND is_gone = 0;
        CREATE INDEX character_lead_kind ON character (shelf_type, kind, work) WHERE is_lead = 1 AND is_gone = 0;
        CREATE INDEX character_owner ON character (owner) WHERE owner IS NOT NULL;

        CREATE TABLE work_option (
            option TEXT NOT NULL, work INTEGER NOT NULL, PRIMARY KEY (option, work)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE name_entry (
            rank INTEGER PRIMARY KEY, kind INTEGER NOT NULL, number INTEGER NOT NULL, names TEXT NOT NULL
        ) STRICT;
        CREATE UNIQUE INDEX name_entry_of ON name_entry (kind, number);

        CREATE VIRTUAL TABLE name_gram USING fts5 (grams, content='', detail=none, columnsize=0, tokenize='ascii');
        """

    /// IDs in online catalogues, cached answers, and addresses of pictures. `kept_at` is when a catalogue last reported
    /// the record, null for an ID alone. The source of an ID in the bundled files begins with `bundled/`. Answers are
    /// JSON with their size in bytes and the order of their last use. Times are seconds since 1970 UTC.
    static let onlineCatalogues = """
        CREATE TABLE external_id (
            source TEXT NOT NULL, value TEXT NOT NULL, kind TEXT NOT NULL CHECK (kind IN ('work', 'drink')),
            target TEXT NOT NULL, kept_at INTEGER, PRIMARY KEY (source, value)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX external_id_target ON external_id (kind, target);

        CREATE TABLE online_page (
            provider TEXT NOT NULL, query TEXT NOT NULL, page INTEGER NOT NULL, language TEXT NOT NULL,
            fetched_at INTEGER NOT NULL, used INTEGER NOT NULL, size INTEGER NOT NULL, body TEXT NOT NULL,
            PRIMARY KEY (provider, query, page, language)
        ) STRICT;
        CREATE INDEX online_page_used ON online_page (used, size);

        CREATE TABLE picture_address (
            kind TEXT NOT NULL CHECK (kind IN ('work', 'drink')), target TEXT NOT NULL, address TEXT NOT NULL,
            PRIMARY KEY (kind, target)
        ) STRICT, WITHOUT ROWID;
        """

    /// Votes, wishes and thumbs, and the sums that triggers maintain of them, also for an undo, another program and the
    /// end of a profile.
    ///
    /// Those of a member who left have a null profile. `tally` includes the voter's type, 16 for none; `type_tally`
    /// does not. `month` is `year * 12 + month - 1` in UTC. `hot` counts the votes since the time in `hot_window`.
    static let votes = """
        CREATE TABLE vote (
            number INTEGER PRIMARY KEY AUTOINCREMENT, character INTEGER NOT NULL,
            profile TEXT REFERENCES profile (id) ON DELETE SET NULL,
            type INTEGER NOT NULL CHECK (type BETWEEN 0 AND 15), voter_type INTEGER CHECK (voter_type BETWEEN 0 AND 15),
            voted_at INTEGER NOT NULL, reason TEXT, before INTEGER
        ) STRICT;
        CREATE UNIQUE INDEX vote_of ON vote (profile, character) WHERE profile IS NOT NULL;
        CREATE INDEX vote_newest ON vote (profile, voted_at, number) WHERE profile IS NOT NULL;
        CREATE INDEX vote_since ON vote (voted_at, character);

        CREATE TABLE revealed (
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, character INTEGER NOT NULL,
            PRIMARY KEY (profile, character)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE tally (
            character INTEGER NOT NULL, voter_type INTEGER NOT NULL, type INTEGER NOT NULL, count INTEGER NOT NULL,
            PRIMARY KEY (character, voter_type, type)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE type_tally (
            character INTEGER NOT NULL, type INTEGER NOT NULL, count INTEGER NOT NULL, PRIMARY KEY (character, type)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE month_tally (
            character INTEGER NOT NULL, month INTEGER NOT NULL, type INTEGER NOT NULL, count INTEGER NOT NULL,
            PRIMARY KEY (character, month, type)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE hot (character INTEGER PRIMARY KEY, kind TEXT NOT NULL, count INTEGER NOT NULL) STRICT;
        CREATE INDEX hot_count ON hot (count, character);
        CREATE INDEX hot_count_kind ON hot (kind, count, character);

        CREATE TABLE hot_window (id INTEGER PRIMARY KEY CHECK (id = 1), since INTEGER NOT NULL) STRICT;

        CREATE TABLE wish (
            number INTEGER PRIMARY KEY AUTOINCREMENT, work INTEGER NOT NULL,
            profile TEXT REFERENCES profile (id) ON DELETE SET NULL, type INTEGER, wished_at INTEGER NOT NULL
        ) STRICT;
        CREATE UNIQUE INDEX wish_of ON wish (profile, work) WHERE profile IS NOT NULL;
        CREATE INDEX wish_newest ON wish (profile, wished_at, number, work) WHERE profile IS NOT NULL;
        CREATE INDEX wish_type ON wish (type, profile);

        CREATE TABLE thumb (
            number INTEGER PRIMARY KEY AUTOINCREMENT, work INTEGER NOT NULL,
            profile TEXT REFERENCES profile (id) ON DELETE SET NULL, type INTEGER,
            thumb INTEGER NOT NULL CHECK (thumb IN (-1, 1)), said_at INTEGER NOT NULL
        ) STRICT;
        CREATE UNIQUE INDEX thumb_of ON thumb (profile, work) WHERE profile IS NOT NULL;

        CREATE TABLE work_mood (
            work INTEGER NOT NULL, type INTEGER NOT NULL, kind TEXT NOT NULL, wishes INTEGER NOT NULL,
            likes INTEGER NOT NULL, dislikes INTEGER NOT NULL, PRIMARY KEY (work, type)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX work_mood_wished ON work_mood (type, wishes, work) WHERE wishes > 0;
        CREATE INDEX work_mood_wished_kind ON work_mood (type, kind, wishes, work) WHERE wishes > 0;
        """

    /// Watched works, and suggested evenings with the members' answers the day after. `day` is when the evening's day
    /// began. Ratings are half stars, null for a drink not made or a work not watched; both are null for an evening
    /// without comment. `drink` and `work` are ids; `pairing` is a `TonightPairing`.
    static let evenings = """
        CREATE TABLE watched (
            number INTEGER PRIMARY KEY AUTOINCREMENT, profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
            work INTEGER NOT NULL, watched_at INTEGER NOT NULL, rating INTEGER CHECK (rating BETWEEN 1 AND 10),
            note TEXT, drink TEXT
        ) STRICT;
        CREATE INDEX watched_newest ON watched (profile, watched_at, number);
        CREATE INDEX watched_work ON watched (profile, work, watched_at, number);

        CREATE TABLE tonight (
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, day INTEGER NOT NULL,
            place INTEGER NOT NULL, picks TEXT NOT NULL, PRIMARY KEY (profile, day)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE evening (
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, day INTEGER NOT NULL, drink TEXT,
            work TEXT, pairing TEXT, drink_rating INTEGER CHECK (drink_rating BETWEEN 1 AND 10),
            work_rating INTEGER CHECK (work_rating BETWEEN 1 AND 10), answered_at INTEGER NOT NULL,
            PRIMARY KEY (profile, day)
        ) STRICT, WITHOUT ROWID;
        """
}
