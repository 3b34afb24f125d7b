extension Schema {
    /// Memberships, the outbox and the answers of communities on servers.
    ///
    /// The outbox is in the order of the actions; `line` is what was sent under the device's number `n`, until the
    /// answer arrives. Answers are vote counts, lists in order, and pages with their age. Each membership has its own,
    /// since an answer depends on what the member may see and names the vote it counted as theirs: `mine`, null for
    /// none. While `is_exact` is 0, the number of votes comes from a list at another time.
    ///
    /// Times are seconds since 1970 UTC, those of the outbox milliseconds.
    static let sharedCommunity = """
        CREATE TABLE membership (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            profile TEXT NOT NULL UNIQUE REFERENCES profile (id) ON DELETE CASCADE, address TEXT NOT NULL,
            community TEXT NOT NULL, account TEXT NOT NULL, device INTEGER NOT NULL, joined_at INTEGER NOT NULL,
            last_n INTEGER NOT NULL DEFAULT 0, chain TEXT NOT NULL DEFAULT '', cursor INTEGER NOT NULL DEFAULT 0,
            server TEXT, epoch INTEGER, beat INTEGER, catalogue INTEGER, people INTEGER,
            standing TEXT NOT NULL DEFAULT 'active', lost INTEGER NOT NULL DEFAULT 0, exchanged_at INTEGER, problem TEXT
        ) STRICT;
        CREATE TABLE outbox (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            membership INTEGER NOT NULL REFERENCES membership (number) ON DELETE CASCADE, kind TEXT NOT NULL,
            subject TEXT NOT NULL, at INTEGER NOT NULL, body TEXT, n INTEGER, line TEXT,
            is_waiting INTEGER NOT NULL DEFAULT 0
        ) STRICT;
        CREATE UNIQUE INDEX outbox_subject ON outbox (membership, kind, subject) WHERE n IS NULL;
        CREATE INDEX outbox_order ON outbox (membership, n, is_waiting, number);
        CREATE TABLE crowd_standing (
            membership INTEGER NOT NULL REFERENCES membership (number) ON DELETE CASCADE, character INTEGER NOT NULL,
            votes INTEGER NOT NULL, reviews INTEGER NOT NULL DEFAULT 0, is_exact INTEGER NOT NULL DEFAULT 0,
            mine INTEGER, voter_type INTEGER, sort_type INTEGER, tied INTEGER NOT NULL DEFAULT 0,
            PRIMARY KEY (membership, character)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX crowd_standing_popular ON crowd_standing (membership, votes, character) WHERE votes > 0;
        CREATE TABLE crowd_cell (
            membership INTEGER NOT NULL REFERENCES membership (number) ON DELETE CASCADE, character INTEGER NOT NULL,
            voter_type INTEGER NOT NULL, type INTEGER NOT NULL, count INTEGER NOT NULL,
            PRIMARY KEY (membership, character, voter_type, type)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE crowd_month (
            membership INTEGER NOT NULL REFERENCES membership (number) ON DELETE CASCADE, character INTEGER NOT NULL,
            month INTEGER NOT NULL, type INTEGER NOT NULL, count INTEGER NOT NULL,
            PRIMARY KEY (membership, character, month, type)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE crowd_mood (
            membership INTEGER NOT NULL REFERENCES membership (number) ON DELETE CASCADE, work INTEGER NOT NULL,
            type INTEGER NOT NULL, wishes INTEGER NOT NULL, likes INTEGER NOT NULL, dislikes INTEGER NOT NULL,
            PRIMARY KEY (membership, work, type)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE crowd_list (
            membership INTEGER NOT NULL REFERENCES membership (number) ON DELETE CASCADE, list TEXT NOT NULL,
            position INTEGER NOT NULL, work INTEGER NOT NULL, character INTEGER, count INTEGER NOT NULL,
            PRIMARY KEY (membership, list, position)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE crowd_page (
            membership INTEGER NOT NULL REFERENCES membership (number) ON DELETE CASCADE, resource TEXT NOT NULL,
            asked_at INTEGER NOT NULL, tag TEXT, size INTEGER NOT NULL, PRIMARY KEY (membership, resource)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX crowd_page_oldest ON crowd_page (asked_at);
        CREATE TABLE remote_id (
            membership INTEGER NOT NULL REFERENCES membership (number) ON DELETE CASCADE,
            kind TEXT NOT NULL CHECK (kind IN ('review', 'comment')), id TEXT NOT NULL, number INTEGER NOT NULL,
            version INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (membership, kind, id)
        ) STRICT, WITHOUT ROWID;
        CREATE UNIQUE INDEX remote_id_of ON remote_id (kind, number);
        CREATE TABLE community_notice (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            membership INTEGER NOT NULL REFERENCES membership (number) ON DELETE CASCADE, kind TEXT NOT NULL,
            text TEXT NOT NULL, type INTEGER, character TEXT, at INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX community_notice_newest ON community_notice (membership, number);
        """
}
