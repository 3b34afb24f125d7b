extension Schema {
    /// Members, accounts, sessions, delays after failed attempts, recovery codes.
    ///
    /// Everything refers to the profile and is deleted with it. `member` contains the data of any profile, including
    /// the local one; `nickname_key` is the folded nickname, null for the local profile while it is named after the
    /// login. Times are seconds since 1970 UTC; `nickname_at` and `type_at` are those of the last change. A password is
    /// stored as the key derived by scrypt, with salt and cost; tokens and codes are stored only as digests. `attempt`
    /// counts the consecutive failed sign-ins of any ID that was tried. `farewell` keeps reasons without names.
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
