extension Schema {
    /// Reviews, comments, who likes, hides and reports them.
    static let postTables = """
        CREATE TABLE review (
            number INTEGER PRIMARY KEY AUTOINCREMENT, character INTEGER NOT NULL,
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, author_type INTEGER, text TEXT NOT NULL,
            is_spoiler INTEGER NOT NULL, written_at INTEGER NOT NULL, edited_at INTEGER,
            is_deleted INTEGER NOT NULL DEFAULT 0, likes INTEGER NOT NULL DEFAULT 0, comments INTEGER NOT NULL DEFAULT 0, views INTEGER NOT NULL DEFAULT 0
        ) STRICT;
        CREATE INDEX review_newest ON review (character, written_at, number) WHERE is_deleted = 0;
        CREATE INDEX review_liked ON review (character, likes, number) WHERE is_deleted = 0;
        CREATE INDEX review_viewed ON review (character, views, number) WHERE is_deleted = 0;
        CREATE INDEX review_author ON review (profile, is_deleted, number);
        CREATE INDEX review_author_time ON review (profile, is_deleted, written_at);
        CREATE TRIGGER review_added AFTER INSERT ON review BEGIN
            UPDATE character SET reviews = reviews + (new.is_deleted = 0) WHERE number = new.character;
        END;
        CREATE TRIGGER review_hidden AFTER UPDATE OF is_deleted ON review WHEN old.is_deleted <> new.is_deleted BEGIN
            UPDATE character SET reviews = reviews - (new.is_deleted - old.is_deleted) WHERE number = new.character;
            DELETE FROM inbox_item WHERE review = new.number AND new.is_deleted = 1;
        END;
        CREATE TRIGGER review_removed AFTER DELETE ON review BEGIN
            UPDATE character SET reviews = reviews - (old.is_deleted = 0) WHERE number = old.character;
            DELETE FROM inbox_item WHERE review = old.number;
        END;
        CREATE TABLE review_like (
            review INTEGER NOT NULL REFERENCES review (number) ON DELETE CASCADE,
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, liked_at INTEGER NOT NULL,
            PRIMARY KEY (review, profile)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX review_like_of ON review_like (profile, review);
        CREATE TRIGGER review_like_added AFTER INSERT ON review_like BEGIN
            UPDATE review SET likes = likes + 1 WHERE number = new.review;
            INSERT INTO inbox_item (profile, kind, review, actor, at)
            SELECT profile, 'like', number, new.profile, new.liked_at FROM review
            WHERE number = new.review AND profile <> new.profile AND \(isWanted("review.profile", "like", "new.profile"));
        END;
        CREATE TRIGGER review_like_removed AFTER DELETE ON review_like BEGIN
            UPDATE review SET likes = likes - 1 WHERE number = old.review;
            DELETE FROM inbox_item
            WHERE review = old.review AND comment IS NULL AND kind = 'like' AND actor = old.profile;
        END;
        CREATE TABLE review_view (
            review INTEGER NOT NULL REFERENCES review (number) ON DELETE CASCADE,
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, PRIMARY KEY (review, profile)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX review_view_of ON review_view (profile);
        CREATE TRIGGER review_view_added AFTER INSERT ON review_view BEGIN
            UPDATE review SET views = views + 1 WHERE number = new.review;
        END;
        CREATE TRIGGER review_view_removed AFTER DELETE ON review_view BEGIN
            UPDATE review SET views = views - 1 WHERE number = old.review;
        END;

        CREATE TABLE comment (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            review INTEGER NOT NULL REFERENCES review (number) ON DELETE CASCADE,
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, author_type INTEGER, text TEXT NOT NULL,
            is_spoiler INTEGER NOT NULL, written_at INTEGER NOT NULL, edited_at INTEGER,
            likes INTEGER NOT NULL DEFAULT 0
        ) STRICT;
        CREATE INDEX comment_oldest ON comment (review, number);
        CREATE INDEX comment_author ON comment (profile, number);
        CREATE TRIGGER comment_added AFTER INSERT ON comment BEGIN
            UPDATE review SET comments = comments + 1 WHERE number = new.review;
            INSERT INTO inbox_item (profile, kind, review, comment, actor, at)
            SELECT profile, 'comment', number, new.number, new.profile, new.written_at FROM review
            WHERE number = new.review AND profile <> new.profile
                AND \(isWanted("review.profile", "comment", "new.profile"));
        END;
        CREATE TRIGGER comment_removed AFTER DELETE ON comment BEGIN
            UPDATE review SET comments = comments - 1 WHERE number = old.review;
            DELETE FROM inbox_item WHERE comment = old.number;
        END;
        CREATE TABLE comment_like (
            comment INTEGER NOT NULL REFERENCES comment (number) ON DELETE CASCADE,
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, liked_at INTEGER NOT NULL,
            PRIMARY KEY (comment, profile)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX comment_like_of ON comment_like (profile, comment);
        CREATE TRIGGER comment_like_added AFTER INSERT ON comment_like BEGIN
            UPDATE comment SET likes = likes + 1 WHERE number = new.comment;
            INSERT INTO inbox_item (profile, kind, review, comment, actor, at)
            SELECT profile, 'like', review, number, new.profile, new.liked_at FROM comment
            WHERE number = new.comment AND profile <> new.profile
                AND \(isWanted("comment.profile", "like", "new.profile"));
        END;
        CREATE TRIGGER comment_like_removed AFTER DELETE ON comment_like BEGIN
            UPDATE comment SET likes = likes - 1 WHERE number = old.comment;
            DELETE FROM inbox_item WHERE comment = old.comment AND kind = 'like' AND actor = old.profile;
        END;

        CREATE TABLE hidden (
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
            kind TEXT NOT NULL CHECK (kind IN ('review', 'comment', 'author')), target TEXT NOT NULL,
            hidden_at INTEGER NOT NULL, PRIMARY KEY (profile, kind, target)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX hidden_newest ON hidden (profile, hidden_at, kind, target);
        CREATE TABLE report (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, review INTEGER NOT NULL,
            reason TEXT NOT NULL, text TEXT, reported_at INTEGER NOT NULL, UNIQUE (profile, review)
        ) STRICT;

        """

    /// What was looked for and suggested, what waits for a member, and what they asked for.
    static let inboxTables = """
        CREATE TABLE recent_word (
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, word TEXT NOT NULL,
            place INTEGER NOT NULL, PRIMARY KEY (profile, word)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX recent_word_newest ON recent_word (profile, place);
        CREATE TABLE recent_character (
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, character INTEGER NOT NULL,
            place INTEGER NOT NULL, PRIMARY KEY (profile, character)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX recent_character_newest ON recent_character (profile, place);

        CREATE TABLE inbox_item (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, kind TEXT NOT NULL, review INTEGER,
            comment INTEGER, request INTEGER, work INTEGER, character INTEGER, keyword TEXT, type INTEGER, actor TEXT,
            at INTEGER NOT NULL, is_read INTEGER NOT NULL DEFAULT 0
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
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, title TEXT NOT NULL, name TEXT NOT NULL,
            kind TEXT NOT NULL, status TEXT NOT NULL, requested_at INTEGER NOT NULL, answered_at INTEGER,
            character INTEGER
        ) STRICT;
        CREATE INDEX character_request_newest ON character_request (profile, number);
        CREATE INDEX character_request_open ON character_request (number) WHERE status = 'open';

        CREATE TABLE tonight (
            profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, day INTEGER NOT NULL,
            place INTEGER NOT NULL, picks TEXT NOT NULL, PRIMARY KEY (profile, day)
        ) STRICT, WITHOUT ROWID;

        """
}
