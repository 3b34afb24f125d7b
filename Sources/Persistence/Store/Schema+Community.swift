extension Schema {
    /// What version 4 added: works, characters, votes and what is written about them.
    ///
    /// Types are numbers 0…15 (`MBTI.code`), bit 8 for I, 4 for S, 2 for F, 1 for P. A catalogue that no longer has a work
    /// or a character leaves its row with `is_gone`: numbers stay, and so do the votes. What a member leaves behind
    /// without a name has a null profile: votes, wishes and thumbs; everything else goes with the profile. A review that its
    /// author deleted stays for the undo, in no list. All sums are
    /// kept by triggers, so that an undo, another program and the end of a profile keep them too.
    static let communityTables = workTables + voteTables + postTables + workMarkTables + inboxTables

    /// The names of the tables of version 4.
    static let communityTableNames: Set<String> = [
        "character", "character_request", "comment", "comment_like", "genre", "hidden", "hot", "hot_window",
        "inbox_item", "inbox_mute", "keyword", "month_tally", "name_entry", "name_gram", "recent_character",
        "recent_word", "report", "revealed", "review", "review_like", "review_view", "tally", "thumb", "tonight",
        "type_tally", "vote", "watched", "wish", "work", "work_mood",
    ]

    private static let workTables = """
        CREATE TABLE genre (
            id TEXT NOT NULL PRIMARY KEY, name_en TEXT NOT NULL, name_ko TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE work (
            number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE,
            origin TEXT NOT NULL CHECK (origin IN ('catalogue', 'own', 'kept', 'demo')),
            owner TEXT REFERENCES profile (id) ON DELETE SET NULL,
            is_gone INTEGER NOT NULL, kind TEXT NOT NULL CHECK (kind IN ('animation', 'film')), title_en TEXT NOT NULL, title_ko TEXT NOT NULL,
            sort_en TEXT NOT NULL, sort_ko TEXT NOT NULL, title_original TEXT, year INTEGER NOT NULL,
            director_en TEXT, director_ko TEXT, genres TEXT NOT NULL, age_rating TEXT,
            synopsis_en TEXT NOT NULL, synopsis_ko TEXT NOT NULL
        ) STRICT;
        CREATE INDEX work_sort_en ON work (sort_en, number) WHERE is_gone = 0;
        CREATE INDEX work_sort_ko ON work (sort_ko, number) WHERE is_gone = 0;
        CREATE INDEX work_owner ON work (owner, number) WHERE owner IS NOT NULL;
        CREATE TRIGGER work_left AFTER UPDATE OF owner ON work WHEN new.owner IS NULL AND old.owner IS NOT NULL BEGIN
            UPDATE work SET is_gone = 1 WHERE number = new.number;
        END;

        CREATE TABLE character (
            number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE,
            origin TEXT NOT NULL CHECK (origin IN ('catalogue', 'own', 'kept', 'demo')),
            owner TEXT REFERENCES profile (id) ON DELETE SET NULL,
            is_gone INTEGER NOT NULL, work INTEGER NOT NULL, kind TEXT NOT NULL, position INTEGER NOT NULL, is_lead INTEGER NOT NULL,
            name_en TEXT NOT NULL, name_ko TEXT NOT NULL, guess INTEGER CHECK (guess BETWEEN 0 AND 15),
            votes INTEGER NOT NULL DEFAULT 0, sort_type INTEGER, tied INTEGER NOT NULL DEFAULT 0,
            shelf_type INTEGER, reviews INTEGER NOT NULL DEFAULT 0
        ) STRICT;
        CREATE INDEX character_cast ON character (work, is_lead DESC, position, number, is_gone);
        CREATE INDEX character_popular ON character (votes, number) WHERE votes > 0;
        CREATE INDEX character_popular_kind ON character (kind, votes, number) WHERE votes > 0;
        CREATE INDEX character_shelf ON character (shelf_type, work, number) WHERE is_gone = 0;
        CREATE INDEX character_shelf_kind ON character (shelf_type, kind, work, number) WHERE is_gone = 0;
        CREATE INDEX character_lead ON character (shelf_type, work) WHERE is_lead = 1 AND is_gone = 0;
        CREATE INDEX character_lead_kind ON character (shelf_type, kind, work) WHERE is_lead = 1 AND is_gone = 0;
        CREATE INDEX character_owner ON character (owner) WHERE owner IS NOT NULL;
        CREATE TRIGGER character_left AFTER UPDATE OF owner ON character WHEN new.owner IS NULL AND old.owner IS NOT NULL
        BEGIN
            UPDATE character SET is_gone = 1 WHERE number = new.number;
        END;
        CREATE TRIGGER character_added AFTER INSERT ON character BEGIN \(standing("new.number")) END;
        CREATE TRIGGER character_guessed AFTER UPDATE OF guess ON character WHEN old.guess IS NOT new.guess
        BEGIN \(standing("new.number")) END;

        CREATE INDEX profile_nickname ON profile (nickname COLLATE NOCASE);
        CREATE TABLE revealed (
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
            character INTEGER NOT NULL, PRIMARY KEY (profile, character)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE name_entry (
            rank INTEGER PRIMARY KEY, kind INTEGER NOT NULL, number INTEGER NOT NULL, names TEXT NOT NULL
        ) STRICT;
        CREATE UNIQUE INDEX name_entry_of ON name_entry (kind, number);
        CREATE VIRTUAL TABLE name_gram USING fts5(
            grams, content='', detail=none, columnsize=0, tokenize='ascii');

        """

    /// `month` is `year * 12 + month - 1` in UTC. `tally` has the voter's type, 16 for none; `type_tally` the same without
    /// it; `hot` counts the votes since the moment in `hot_window`.
    private static let voteTables = """
        CREATE TABLE vote (
            number INTEGER PRIMARY KEY AUTOINCREMENT, character INTEGER NOT NULL,
            profile TEXT REFERENCES profile (id) ON DELETE SET NULL, type INTEGER NOT NULL CHECK (type BETWEEN 0 AND 15),
            voter_type INTEGER CHECK (voter_type BETWEEN 0 AND 15), voted_at INTEGER NOT NULL, reason TEXT,
            before INTEGER
        ) STRICT;
        CREATE UNIQUE INDEX vote_of ON vote (profile, character) WHERE profile IS NOT NULL;
        CREATE INDEX vote_newest ON vote (profile, voted_at, number) WHERE profile IS NOT NULL;
        CREATE INDEX vote_since ON vote (voted_at, character);
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
        CREATE TABLE hot (
            character INTEGER PRIMARY KEY, kind TEXT NOT NULL, count INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX hot_count ON hot (count, character);
        CREATE INDEX hot_count_kind ON hot (kind, count, character);
        CREATE TABLE hot_window (id INTEGER PRIMARY KEY CHECK (id = 1), since INTEGER NOT NULL) STRICT;
        CREATE TRIGGER vote_added AFTER INSERT ON vote BEGIN \(counting("new", 1)) \(standing("new.character")) END;
        CREATE TRIGGER vote_changed AFTER UPDATE OF character, type, voter_type, voted_at ON vote BEGIN
            \(counting("old", -1)) \(counting("new", 1)) \(standing("old.character"))
            \(standing("new.character"))
        END;
        CREATE TRIGGER vote_removed AFTER DELETE ON vote BEGIN \(counting("old", -1)) \(standing("old.character")) END;

        """

    private static let workMarkTables = """
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
        CREATE TRIGGER wish_added AFTER INSERT ON wish BEGIN \(mood("new", "wishes", "1")) END;
        CREATE TRIGGER wish_changed AFTER UPDATE OF work, type ON wish BEGIN
            \(mood("old", "wishes", "-1")) \(mood("new", "wishes", "1"))
        END;
        CREATE TRIGGER wish_removed AFTER DELETE ON wish BEGIN \(mood("old", "wishes", "-1")) END;
        CREATE TRIGGER thumb_added AFTER INSERT ON thumb BEGIN
            \(mood("new", "likes", "(new.thumb = 1)")) \(mood("new", "dislikes", "(new.thumb = -1)"))
        END;
        CREATE TRIGGER thumb_changed AFTER UPDATE OF work, type, thumb ON thumb BEGIN
            \(mood("old", "likes", "-(old.thumb = 1)")) \(mood("old", "dislikes", "-(old.thumb = -1)"))
            \(mood("new", "likes", "(new.thumb = 1)")) \(mood("new", "dislikes", "(new.thumb = -1)"))
        END;
        CREATE TRIGGER thumb_removed AFTER DELETE ON thumb BEGIN
            \(mood("old", "likes", "-(old.thumb = 1)")) \(mood("old", "dislikes", "-(old.thumb = -1)"))
        END;

        CREATE TABLE watched (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, work INTEGER NOT NULL,
            watched_at INTEGER NOT NULL, rating INTEGER CHECK (rating BETWEEN 1 AND 10), note TEXT, drink TEXT
        ) STRICT;
        CREATE INDEX watched_newest ON watched (profile, watched_at, number);
        CREATE INDEX watched_work ON watched (profile, work, watched_at, number);

        """
}
