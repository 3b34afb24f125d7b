extension Schema {
    /// Memberships in communities on servers, and what waits to be sent there.
    ///
    /// The outbox is in the order of the actions; `line` is what was sent under the device's number `n`, until the
    /// answer arrives. `catalogue_cursor` is the last change of a community's catalogue that was pulled.
    /// `is_renumbered` marks a server that does not know what this device sent: all data is pulled once more.
    /// `acknowledged` contains the member's data that a community has or had, by outbox subject, with the number of the
    /// last change there; `is_lost` marks what a restored server lost while the member has not decided about it. Times
    /// are seconds since 1970 UTC, those of the outbox milliseconds.
    static let memberships = """
        CREATE TABLE membership (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            profile TEXT NOT NULL UNIQUE REFERENCES profile (id) ON DELETE CASCADE, address TEXT NOT NULL,
            community TEXT NOT NULL, account TEXT NOT NULL, device INTEGER NOT NULL, joined_at INTEGER NOT NULL,
            last_n INTEGER NOT NULL DEFAULT 0, chain TEXT NOT NULL DEFAULT '', cursor INTEGER NOT NULL DEFAULT 0,
            server TEXT, epoch INTEGER, beat INTEGER, catalogue INTEGER, people INTEGER,
            standing TEXT NOT NULL DEFAULT 'active', lost INTEGER NOT NULL DEFAULT 0, exchanged_at INTEGER,
            problem TEXT, catalogue_cursor INTEGER NOT NULL DEFAULT 0, is_renumbered INTEGER NOT NULL DEFAULT 0
        ) STRICT;

        CREATE TABLE outbox (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            membership INTEGER NOT NULL REFERENCES membership (number) ON DELETE CASCADE, kind TEXT NOT NULL,
            subject TEXT NOT NULL, at INTEGER NOT NULL, body TEXT, n INTEGER, line TEXT,
            is_waiting INTEGER NOT NULL DEFAULT 0
        ) STRICT;
        CREATE UNIQUE INDEX outbox_subject ON outbox (membership, kind, subject) WHERE n IS NULL;
        CREATE INDEX outbox_order ON outbox (membership, n, is_waiting, number);

        CREATE TABLE acknowledged (
            membership INTEGER NOT NULL REFERENCES membership (number) ON DELETE CASCADE, kind TEXT NOT NULL,
            subject TEXT NOT NULL, seq INTEGER NOT NULL, is_lost INTEGER NOT NULL DEFAULT 0,
            PRIMARY KEY (membership, kind, subject)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE community_notice (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            membership INTEGER NOT NULL REFERENCES membership (number) ON DELETE CASCADE, kind TEXT NOT NULL,
            text TEXT NOT NULL, type INTEGER, character TEXT, at INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX community_notice_newest ON community_notice (membership, number);
        """

    /// What communities answered: vote counts, lists in order, and pages with their age.
    ///
    /// Each membership has its own, since an answer depends on what the member may see and names the vote it counted as
    /// theirs: `mine`, null for none. While `is_exact` is 0, the number of votes comes from a list at another time.
    /// `crowd_page.next` is where the next page of an answer begins. `crowd_member` contains other members as last
    /// reported, with counts null if only a name was; their nicknames are in `profile`. Actions are in the answers'
    /// order; `subject` is the number of a character or a work.
    static let crowd = """
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
            asked_at INTEGER NOT NULL, tag TEXT, size INTEGER NOT NULL, next TEXT, PRIMARY KEY (membership, resource)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX crowd_page_oldest ON crowd_page (asked_at);

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

    /// Ids of a community's records here.
    ///
    /// `remote_id.sent_at` is when the server took in a text written here, in milliseconds, null for one that came from
    /// there. `community_work` and `community_character` contain what came from a community, or is the member's own and
    /// was published there. `merged_id` contains the ids that works and characters of a community were merged into; an
    /// old id means the new one. `community_merge` contains the numbers of local records with the ids they were merged
    /// into: merges apply there only, local records stay unchanged. `kept_id` contains the member's data that a
    /// community has, by the server's id, after a membership; `changed_at` is when a text was last written before it
    /// ended.
    static let remoteIDs = """
        CREATE TABLE remote_id (
            membership INTEGER NOT NULL REFERENCES membership (number) ON DELETE CASCADE,
            kind TEXT NOT NULL CHECK (kind IN ('review', 'comment')), id TEXT NOT NULL, number INTEGER NOT NULL,
            version INTEGER NOT NULL DEFAULT 0, sent_at INTEGER, PRIMARY KEY (membership, kind, id)
        ) STRICT, WITHOUT ROWID;
        CREATE UNIQUE INDEX remote_id_of ON remote_id (kind, number);

        CREATE TABLE remote_request (
            membership INTEGER NOT NULL REFERENCES membership (number) ON DELETE CASCADE, id TEXT NOT NULL,
            number INTEGER NOT NULL, PRIMARY KEY (membership, id)
        ) STRICT, WITHOUT ROWID;
        CREATE UNIQUE INDEX remote_request_of ON remote_request (membership, number);

        CREATE TABLE community_work (
            membership INTEGER NOT NULL REFERENCES membership (number) ON DELETE CASCADE, work INTEGER NOT NULL,
            is_mine INTEGER NOT NULL, PRIMARY KEY (membership, work)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX community_work_of ON community_work (work, is_mine);

        CREATE TABLE community_character (
            membership INTEGER NOT NULL REFERENCES membership (number) ON DELETE CASCADE, character INTEGER NOT NULL,
            is_mine INTEGER NOT NULL, PRIMARY KEY (membership, character)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX community_character_of ON community_character (character, is_mine);

        CREATE TABLE community_merge (
            membership INTEGER NOT NULL REFERENCES membership (number) ON DELETE CASCADE,
            kind TEXT NOT NULL CHECK (kind IN ('work', 'character')), subject INTEGER NOT NULL, became TEXT NOT NULL,
            PRIMARY KEY (membership, kind, subject)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX community_merge_became ON community_merge (membership, kind, became);

        CREATE TABLE merged_id (
            kind TEXT NOT NULL CHECK (kind IN ('work', 'character')), id TEXT NOT NULL, became TEXT NOT NULL,
            PRIMARY KEY (kind, id)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX merged_id_became ON merged_id (kind, became);

        CREATE TABLE kept_id (
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, server TEXT NOT NULL,
            kind TEXT NOT NULL CHECK (kind IN ('review', 'comment', 'request', 'character', 'work')),
            number INTEGER NOT NULL, id TEXT NOT NULL, version INTEGER NOT NULL, changed_at INTEGER NOT NULL,
            PRIMARY KEY (profile, server, kind, number)
        ) STRICT, WITHOUT ROWID;
        """
}
