extension Schema {
    /// What communities think of works is kept without what the member thinks: it is asked for anew.
    static let moodOfOthers = """
        DELETE FROM crowd_mood;
        UPDATE crowd_page SET tag = NULL WHERE resource LIKE '/v1/works/%';
        """
}
