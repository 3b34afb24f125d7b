extension Schema {
    /// Members, accounts, sessions, delays after failed attempts, recovery codes.
    ///
    /// Everything refers to the profile and is deleted with it. `member` contains the data of any profile, including
    /// the local one; `nickname_key` is the folded nickname, null for the local profile while it is named after the
    /// login. Times are seconds since 1970 UTC; `nickname_at` and `type_at` are those of the last change. `home_kind`
    /// is the kind of works on Home's shelves, null for all. A password is stored as the key derived by scrypt, with
    /// salt and cost; tokens and codes are stored only as digests. `attempt` counts the consecutive failed sign-ins of
    /// any ID that was tried. `farewell` keeps reasons without names.
    static let members = """
        CREATE TABLE profile (id TEXT NOT NULL PRIMARY KEY, nickname TEXT NOT NULL) STRICT, WITHOUT ROWID;
        CREATE INDEX profile_nickname ON profile (nickname COLLATE NOCASE);

        CREATE TABLE member (
            profile TEXT NOT NULL PRIMARY KEY REFERENCES profile (id) ON DELETE CASCADE, type TEXT, type_at INTEGER,
            nickname_key TEXT UNIQUE, nickname_at INTEGER, alcohol TEXT CHECK (alcohol IN ('of-age', 'hidden')),
            introduction TEXT, shows_votes INTEGER NOT NULL DEFAULT 0 CHECK (shows_votes IN (0, 1)),
            home_kind TEXT CHECK (home_kind IN ('animation', 'film', 'series', 'animated-series'))
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE account (
            profile TEXT NOT NULL PRIMARY KEY REFERENCES profile (id) ON DELETE CASCADE, name TEXT NOT NULL UNIQUE,
            salt BLOB, key BLOB, rounds INTEGER, block_size INTEGER, parallelism INTEGER, created_at INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE recovery_code (
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, digest BLOB NOT NULL,
            PRIMARY KEY (profile, digest)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE session (
            number INTEGER PRIMARY KEY AUTOINCREMENT, digest BLOB NOT NULL UNIQUE,
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, created_at INTEGER NOT NULL,
            used_at INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX session_newest ON session (profile, used_at, number);

        CREATE TABLE attempt (
            name TEXT NOT NULL PRIMARY KEY, failures INTEGER NOT NULL, last_at INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX attempt_oldest ON attempt (last_at);

        CREATE TABLE farewell (
            number INTEGER PRIMARY KEY, reason TEXT NOT NULL, text TEXT NOT NULL, left_at INTEGER NOT NULL
        ) STRICT;
        """

    /// What a member did last: steps to undo, drafts, recent searches and characters.
    static let recents = """
        CREATE TABLE action_log (
            number INTEGER PRIMARY KEY AUTOINCREMENT, profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
            kind TEXT NOT NULL, subjects TEXT NOT NULL, changes TEXT NOT NULL, is_undone INTEGER NOT NULL DEFAULT 0
        ) STRICT;
        CREATE INDEX action_log_step ON action_log (profile, is_undone, number);

        CREATE TABLE draft (
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, form TEXT NOT NULL, subject TEXT NOT NULL,
            title TEXT NOT NULL, body TEXT NOT NULL, saved_at INTEGER NOT NULL, PRIMARY KEY (profile, form, subject)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX draft_newest ON draft (profile, form, saved_at, subject);

        CREATE TABLE recent_word (
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, word TEXT NOT NULL, place INTEGER NOT NULL,
            PRIMARY KEY (profile, word)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX recent_word_newest ON recent_word (profile, place);

        CREATE TABLE recent_character (
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, character INTEGER NOT NULL,
            place INTEGER NOT NULL, PRIMARY KEY (profile, character)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX recent_character_newest ON recent_character (profile, place);

        CREATE TABLE recent_query (
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, query TEXT NOT NULL,
            place INTEGER NOT NULL, PRIMARY KEY (profile, query)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX recent_query_newest ON recent_query (profile, place);
        """

    /// The weather: members' lists of cities as JSON, in order; the provider's last report per city as JSON; and the
    /// number of calls per day, with days counted since 1970. Times are seconds since 1970 UTC.
    static let weather = """
        CREATE TABLE city_list (
            profile TEXT NOT NULL PRIMARY KEY REFERENCES profile (id) ON DELETE CASCADE, cities TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE weather_report (
            city TEXT NOT NULL PRIMARY KEY, fetched_at INTEGER NOT NULL, body TEXT NOT NULL
        ) STRICT;
        CREATE INDEX weather_report_oldest ON weather_report (fetched_at);

        CREATE TABLE weather_calls (day INTEGER NOT NULL PRIMARY KEY, calls INTEGER NOT NULL) STRICT;
        """
}
