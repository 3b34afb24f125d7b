extension StoreTrigger {
    static let moods = [
        StoreTrigger("wish_added", "INSERT", "wish", mood("new", "wishes", "1")),
        StoreTrigger("wish_removed", "DELETE", "wish", mood("old", "wishes", "-1")),
        StoreTrigger(
            "wish_changed", "UPDATE OF work, type", "wish",
            mood("old", "wishes", "-1") + mood("new", "wishes", "1")),
        StoreTrigger("thumb_added", "INSERT", "thumb", thumb("new", "")),
        StoreTrigger("thumb_removed", "DELETE", "thumb", thumb("old", "-")),
        StoreTrigger("thumb_changed", "UPDATE OF work, type, thumb", "thumb", thumb("old", "-") + thumb("new", "")),
    ]

    private static func thumb(_ row: String, _ sign: String) -> String {
        mood(row, "likes", "\(sign)(\(row).thumb = 1)") + mood(row, "dislikes", "\(sign)(\(row).thumb = -1)")
    }

    private static func mood(_ row: String, _ column: String, _ change: String) -> String {
        let key = "work = \(row).work AND type = coalesce(\(row).type, 16)"
        return """
            INSERT INTO work_mood (work, type, kind, wishes, likes, dislikes)
            SELECT number, coalesce(\(row).type, 16), kind, 0, 0, 0 FROM work WHERE number = \(row).work
            ON CONFLICT DO NOTHING;
            UPDATE work_mood SET \(column) = \(column) + \(change) WHERE \(key);
            DELETE FROM work_mood WHERE \(key) AND wishes <= 0 AND likes <= 0 AND dislikes <= 0;

            """
    }
}
