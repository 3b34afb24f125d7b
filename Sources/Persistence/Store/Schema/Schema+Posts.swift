extension Schema {
    /// Reviews and comments, and what members said about them. A review deleted by its author stays for undo, in no
    /// list. Triggers maintain the counts.
    static let posts = """
        CREATE TABLE review (
            number INTEGER PRIMARY KEY AUTOINCREMENT, character INTEGER NOT NULL,
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, author_type INTEGER, text TEXT NOT NULL,
            is_spoiler INTEGER NOT NULL, written_at INTEGER NOT NULL, edited_at INTEGER,
            is_deleted INTEGER NOT NULL DEFAULT 0, likes INTEGER NOT NULL DEFAULT 0,
            comments INTEGER NOT NULL DEFAULT 0, views INTEGER NOT NULL DEFAULT 0
        ) STRICT;
        CREATE INDEX review_newest ON review (character, written_at, number) WHERE is_deleted = 0;
        CREATE INDEX review_liked ON review (character, likes, number) WHERE is_deleted = 0;
        CREATE INDEX review_viewed ON review (character, views, number) WHERE is_deleted = 0;
        CREATE INDEX review_author ON review (profile, is_deleted, number);
        CREATE INDEX review_author_time ON review (profile, is_deleted, written_at);

        CREATE TABLE review_like (
            review INTEGER NOT NULL REFERENCES review (number) ON DELETE CASCADE,
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, liked_at INTEGER NOT NULL,
            PRIMARY KEY (review, profile)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX review_like_of ON review_like (profile, review);

        CREATE TABLE review_view (
            review INTEGER NOT NULL REFERENCES review (number) ON DELETE CASCADE,
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, PRIMARY KEY (review, profile)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX review_view_of ON review_view (profile);

        CREATE TABLE comment (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            review INTEGER NOT NULL REFERENCES review (number) ON DELETE CASCADE,
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, author_type INTEGER, text TEXT NOT NULL,
            is_spoiler INTEGER NOT NULL, written_at INTEGER NOT NULL, edited_at INTEGER,
            likes INTEGER NOT NULL DEFAULT 0
        ) STRICT;
        CREATE INDEX comment_oldest ON comment (review, number);
        CREATE INDEX comment_author ON comment (profile, number);

        CREATE TABLE comment_like (
            comment INTEGER NOT NULL REFERENCES comment (number) ON DELETE CASCADE,
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, liked_at INTEGER NOT NULL,
            PRIMARY KEY (comment, profile)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX comment_like_of ON comment_like (profile, comment);

        CREATE TABLE hidden (
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
            kind TEXT NOT NULL CHECK (kind IN ('review', 'comment', 'author')), target TEXT NOT NULL,
            hidden_at INTEGER NOT NULL, PRIMARY KEY (profile, kind, target)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX hidden_newest ON hidden (profile, hidden_at, kind, target);

        CREATE TABLE report (
            number INTEGER PRIMARY KEY AUTOINCREMENT, profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
            review INTEGER NOT NULL, reason TEXT NOT NULL, text TEXT, reported_at INTEGER NOT NULL,
            UNIQUE (profile, review)
        ) STRICT;
        """

    /// The inbox, and requests for characters. Triggers write inbox items only for members who have not muted them.
    /// `remote` is the server's number of an item.
    static let inbox = """
        CREATE TABLE inbox_item (
            number INTEGER PRIMARY KEY AUTOINCREMENT, profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
            kind TEXT NOT NULL, review INTEGER, comment INTEGER, request INTEGER, work INTEGER, character INTEGER,
            keyword TEXT, type INTEGER, actor TEXT, at INTEGER NOT NULL, is_read INTEGER NOT NULL DEFAULT 0,
            remote INTEGER
        ) STRICT;
        CREATE INDEX inbox_item_newest ON inbox_item (profile, number);
        CREATE INDEX inbox_item_unread ON inbox_item (profile) WHERE is_read = 0;
        CREATE INDEX inbox_item_review ON inbox_item (review) WHERE review IS NOT NULL;
        CREATE INDEX inbox_item_comment ON inbox_item (comment) WHERE comment IS NOT NULL;

        CREATE TABLE inbox_mute (
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, kind TEXT NOT NULL,
            PRIMARY KEY (profile, kind)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE keyword (
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
            kind TEXT NOT NULL CHECK (kind IN ('word', 'type')), text TEXT NOT NULL, added_at INTEGER NOT NULL,
            PRIMARY KEY (profile, kind, text)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX keyword_oldest ON keyword (profile, kind DESC, added_at, text);

        CREATE TABLE character_request (
            number INTEGER PRIMARY KEY AUTOINCREMENT, profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
            title TEXT NOT NULL, name TEXT NOT NULL, kind TEXT NOT NULL, status TEXT NOT NULL,
            requested_at INTEGER NOT NULL, answered_at INTEGER, character INTEGER
        ) STRICT;
        CREATE INDEX character_request_newest ON character_request (profile, number);
        CREATE INDEX character_request_open ON character_request (number) WHERE status = 'open';
        """
}
