extension StoreTrigger {
    /// Triggers that maintain the filter options of works, and hide works whose member has left.
    static let works = [
        StoreTrigger(
            "work_left", "UPDATE OF owner", "work", when: "new.owner IS NULL AND old.owner IS NOT NULL",
            "UPDATE work SET is_gone = 1 WHERE number = new.number;"),
        StoreTrigger("work_options_added", "INSERT", "work", addOptions),
        StoreTrigger("work_options_removed", "DELETE", "work", removeOptions),
        StoreTrigger(
            "work_options_changed", "UPDATE OF genres, year, age_rating", "work",
            when: "old.genres <> new.genres OR old.year <> new.year OR old.age_rating IS NOT new.age_rating",
            removeOptions + "\n" + addOptions),
    ]

    private static let addOptions = """
        INSERT OR IGNORE INTO work_option (option, work)
        SELECT option, new.number FROM (\(options("new"))) WHERE option <> 'genre ';
        """

    private static let removeOptions = """
        DELETE FROM work_option WHERE work = old.number AND option IN (\(options("old")));
        """

    private static func options(_ row: String) -> String {
        """
        SELECT 'genre ' || value AS option
        FROM json_each('[' || replace(json_quote(\(row).genres), ' ', '","') || ']')
        UNION ALL SELECT 'decade ' || (\(row).year / 10 * 10)
        UNION ALL SELECT 'age ' || CASE lower(\(row).age_rating) WHEN 'all' THEN 'all'
            ELSE coalesce(\(row).age_rating, '') END
        """
    }
}
