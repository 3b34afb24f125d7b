extension Schema {
    /// Who the members are, accounts, sessions, waits after failed attempts, recovery codes.
    ///
    /// Everything hangs on the profile, so that all of it goes with it. `member` holds what is known of any profile,
    /// the local one too; `nickname_key` is the folded nickname, null for the local profile while it is named after the
    /// login. Times are seconds since 1970 UTC, `nickname_at` and `type_at` those of the last change. A password is the
    /// key that scrypt derived, with its salt and cost; tokens and codes are kept as digests alone. `attempt` counts
    /// the failed sign-ins in a row of any ID that was tried. `farewell` keeps reasons without names.
    static let version3 = """
        CREATE TABLE member (
            profile TEXT NOT NULL PRIMARY KEY REFERENCES profile (id) ON DELETE CASCADE, type TEXT, type_at INTEGER,
            nickname_key TEXT UNIQUE, nickname_at INTEGER, alcohol TEXT CHECK (alcohol IN ('of-age', 'hidden'))
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
}
