extension StoreTrigger {
    static let posts = [
        StoreTrigger(
            "review_added", "INSERT", "review",
            "UPDATE character SET reviews = reviews + (new.is_deleted = 0) WHERE number = new.character;"),
        StoreTrigger(
            "review_hidden", "UPDATE OF is_deleted", "review", when: "old.is_deleted <> new.is_deleted",
            """
            UPDATE character SET reviews = reviews - (new.is_deleted - old.is_deleted) WHERE number = new.character;
            DELETE FROM inbox_item WHERE review = new.number AND new.is_deleted = 1;
            """),
        StoreTrigger(
            "review_moved", "UPDATE OF character", "review",
            when: "old.character <> new.character AND old.is_deleted = 0",
            """
            UPDATE character SET reviews = reviews - 1 WHERE number = old.character;
            UPDATE character SET reviews = reviews + 1 WHERE number = new.character;
            """),
        StoreTrigger(
            "review_removed", "DELETE", "review",
            """
            UPDATE character SET reviews = reviews - (old.is_deleted = 0) WHERE number = old.character;
            DELETE FROM inbox_item WHERE review = old.number;
            """),
        StoreTrigger(
            "review_like_added", "INSERT", "review_like",
            """
            UPDATE review SET likes = likes + 1 WHERE number = new.review;
            INSERT INTO inbox_item (profile, kind, review, actor, at)
            SELECT profile, 'like', number, new.profile, new.liked_at FROM review
            WHERE number = new.review AND \(wantsToHear("review", of: "like"));
            """),
        StoreTrigger(
            "review_like_removed", "DELETE", "review_like",
            """
            UPDATE review SET likes = likes - 1 WHERE number = old.review;
            DELETE FROM inbox_item
            WHERE review = old.review AND comment IS NULL AND kind = 'like' AND actor = old.profile;
            """),
        StoreTrigger(
            "review_view_added", "INSERT", "review_view",
            "UPDATE review SET views = views + 1 WHERE number = new.review;"),
        StoreTrigger(
            "review_view_removed", "DELETE", "review_view",
            "UPDATE review SET views = views - 1 WHERE number = old.review;"),
        StoreTrigger(
            "comment_added", "INSERT", "comment",
            """
            UPDATE review SET comments = comments + 1 WHERE number = new.review;
            INSERT INTO inbox_item (profile, kind, review, comment, actor, at)
            SELECT profile, 'comment', number, new.number, new.profile, new.written_at FROM review
            WHERE number = new.review AND \(wantsToHear("review", of: "comment"));
            """),
        StoreTrigger(
            "comment_removed", "DELETE", "comment",
            """
            UPDATE review SET comments = comments - 1 WHERE number = old.review;
            DELETE FROM inbox_item WHERE comment = old.number;
            """),
        StoreTrigger(
            "comment_like_added", "INSERT", "comment_like",
            """
            UPDATE comment SET likes = likes + 1 WHERE number = new.comment;
            INSERT INTO inbox_item (profile, kind, review, comment, actor, at)
            SELECT profile, 'like', review, number, new.profile, new.liked_at FROM comment
            WHERE number = new.comment AND \(wantsToHear("comment", of: "like"));
            """),
        StoreTrigger(
            "comment_like_removed", "DELETE", "comment_like",
            """
            UPDATE comment SET likes = likes - 1 WHERE number = old.comment;
            DELETE FROM inbox_item WHERE comment = old.comment AND kind = 'like' AND actor = old.profile;
            """),
    ]

    /// A condition: the author of a row wants inbox items about other members' actions on it.
    private static func wantsToHear(_ table: String, of kind: String) -> String {
        """
        profile <> new.profile
            AND NOT EXISTS (SELECT 1 FROM inbox_mute
                WHERE inbox_mute.profile = \(table).profile AND inbox_mute.kind = '\(kind)')
            AND NOT EXISTS (SELECT 1 FROM hidden WHERE hidden.profile = \(table).profile AND hidden.kind = 'author'
                AND hidden.target = new.profile)
        """
    }
}
