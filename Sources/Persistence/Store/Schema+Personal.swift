extension Schema {
    /// What belongs to the members. Ingredients and drinks are named by id without a foreign key: what a member wrote
    /// stays when a catalogue no longer has them.
    static let personalTables = """
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
        """
}
