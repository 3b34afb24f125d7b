extension Schema {
    /// Other members of a community, as last reported; their nicknames are in `profile`.
    ///
    /// Counts are null if only a name was reported. Actions are in the answers' order, without votes' types; `subject`
    /// is the number of a character or a work.
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
