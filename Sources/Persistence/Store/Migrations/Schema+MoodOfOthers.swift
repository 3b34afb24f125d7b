extension Schema {
    /// Stored moods of communities no longer include the member's own and are requested anew.
    static let moodOfOthers = """
        DELETE FROM crowd_mood;
        UPDATE crowd_page SET tag = NULL WHERE resource LIKE '/v1/works/%';
        """
}
