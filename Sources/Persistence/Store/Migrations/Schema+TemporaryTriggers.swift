extension Schema {
    /// Drops the triggers: each connection creates them before its first write (`StoreTriggers`).
    static let temporaryTriggers = """
        DROP TRIGGER character_added;
        DROP TRIGGER character_guessed;
        DROP TRIGGER character_left;
        DROP TRIGGER collection_gone;
        DROP TRIGGER comment_added;
        DROP TRIGGER comment_like_added;
        DROP TRIGGER comment_like_removed;
        DROP TRIGGER comment_removed;
        DROP TRIGGER made_added;
        DROP TRIGGER made_changed;
        DROP TRIGGER made_removed;
        DROP TRIGGER own_record_delete;
        DROP TRIGGER own_record_insert;
        DROP TRIGGER own_record_update;
        DROP TRIGGER review_added;
        DROP TRIGGER review_hidden;
        DROP TRIGGER review_like_added;
        DROP TRIGGER review_like_removed;
        DROP TRIGGER review_removed;
        DROP TRIGGER review_view_added;
        DROP TRIGGER review_view_removed;
        DROP TRIGGER thumb_added;
        DROP TRIGGER thumb_changed;
        DROP TRIGGER thumb_removed;
        DROP TRIGGER vote_added;
        DROP TRIGGER vote_changed;
        DROP TRIGGER vote_removed;
        DROP TRIGGER wish_added;
        DROP TRIGGER wish_changed;
        DROP TRIGGER wish_removed;
        DROP TRIGGER work_left;
        DROP TRIGGER work_options_added;
        DROP TRIGGER work_options_changed;
        DROP TRIGGER work_options_removed;
        """
}
