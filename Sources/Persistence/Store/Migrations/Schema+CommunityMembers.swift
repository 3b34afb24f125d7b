extension Schema {
    /// Other members of a community on a server as its answers had them: what they are called by is in `profile`; counts are
    /// null where only a name was told. What one of them did stands in the order of the answers, without what was said of a
    /// character: `subject` is the number of a character or a work.
    static let communityMembers = """
        CREATE TABLE crowd_member (
            membership INTEGER NOT NULL REFERENCES membership (number) ON DELETE CASCADE,
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, type INTEGER,
            introduction TEXT NOT NULL DEFAULT '', votes INTEGER, wishes INTEGER, reviews INTEGER,
            PRIMARY KEY (membership, profile)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX crowd_member_of ON crowd_member (profile);
        CREATE TABLE crowd_action (
            membership INTEGER NOT NULL REFERENCES membership (number) ON DELETE CASCADE,
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
            kind TEXT NOT NULL CHECK (kind IN ('vote', 'wish')), position INTEGER NOT NULL, subject INTEGER NOT NULL,
            at INTEGER NOT NULL, PRIMARY KEY (membership, profile, kind, position)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX crowd_action_of ON crowd_action (profile);
        """
}
