extension StoreTrigger {
    static let logs = [
        StoreTrigger("made_added", "INSERT", "made", sum("new")),
        StoreTrigger("made_changed", "UPDATE", "made", sum("old") + sum("new")),
        StoreTrigger("made_removed", "DELETE", "made", sum("old")),
    ]

    /// Triggers that maintain the copies of members' own records and delete what goes with them.
    static let ownRecords = [
        StoreTrigger("own_record_insert", "INSERT", "own_record", pending("new")),
        StoreTrigger("own_record_update", "UPDATE", "own_record", pending("new")),
        StoreTrigger("own_record_delete", "DELETE", "own_record", pending("old")),
        StoreTrigger(
            "collection_gone", "DELETE", "collection",
            "DELETE FROM collection_drink WHERE collection = old.id;"),
    ]

    private static func sum(_ row: String) -> String {
        let key = "profile = \(row).profile AND drink = \(row).drink"
        return """
            DELETE FROM made_drink WHERE \(key);
            INSERT INTO made_drink (profile, drink, count, halves, rated, last, last_at)
            SELECT profile, drink, count(*), coalesce(sum(rating), 0), count(rating), (
                SELECT number FROM made WHERE \(key) ORDER BY made_at DESC, number DESC LIMIT 1), max(made_at)
            FROM made WHERE \(key) GROUP BY profile, drink;

            """
    }

    private static func pending(_ row: String) -> String {
        "INSERT OR IGNORE INTO own_pending (kind, id) VALUES (\(row).kind, \(row).id);"
    }
}
