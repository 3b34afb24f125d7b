import Domain

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
        SELECT option, new.number FROM (\(options("new"))) WHERE option NOT IN ('genre ', 'decade 0');
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

    static let moods = [
        StoreTrigger("wish_added", "INSERT", "wish", mood("new", "wishes", "1")),
        StoreTrigger("wish_removed", "DELETE", "wish", mood("old", "wishes", "-1")),
        StoreTrigger(
            "wish_changed", "UPDATE OF work, type", "wish",
            mood("old", "wishes", "-1") + mood("new", "wishes", "1")),
        StoreTrigger("thumb_added", "INSERT", "thumb", thumb("new", "")),
        StoreTrigger("thumb_removed", "DELETE", "thumb", thumb("old", "-")),
        StoreTrigger("thumb_changed", "UPDATE OF work, type, thumb", "thumb", thumb("old", "-") + thumb("new", "")),
        StoreTrigger(
            "work_kind_changed", "UPDATE OF kind", "work", when: "old.kind <> new.kind",
            "UPDATE work_mood SET kind = new.kind WHERE work = new.number;"),
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

    /// Triggers that maintain the crowd's result for each character.
    static let votes = [
        StoreTrigger("vote_added", "INSERT", "vote", tallies("new", 1) + crowd(of: "new.character")),
        StoreTrigger("vote_removed", "DELETE", "vote", tallies("old", -1) + crowd(of: "old.character")),
        StoreTrigger(
            "vote_changed", "UPDATE OF character, type, voter_type, voted_at", "vote",
            tallies("old", -1) + tallies("new", 1) + crowd(of: "old.character") + crowd(of: "new.character")),
    ]

    /// Triggers that compute the result of a new character or a new guess, pass a new kind on to the hot list, and mark
    /// characters whose member has left as gone.
    static let characters = [
        StoreTrigger("character_added", "INSERT", "character", crowd(of: "new.number")),
        StoreTrigger(
            "character_guessed", "UPDATE OF guess", "character", when: "old.guess IS NOT new.guess",
            crowd(of: "new.number")),
        StoreTrigger(
            "character_kind_changed", "UPDATE OF kind", "character", when: "old.kind <> new.kind",
            "UPDATE hot SET kind = new.kind WHERE character = new.number;"),
        StoreTrigger(
            "character_left", "UPDATE OF owner", "character", when: "new.owner IS NULL AND old.owner IS NOT NULL",
            "UPDATE character SET is_gone = 1 WHERE number = new.number;"),
    ]

    private static func tallies(_ row: String, _ change: Int) -> String {
        let voter = "coalesce(\(row).voter_type, 16)"
        let month = """
            CAST(strftime('%Y', \(row).voted_at, 'unixepoch') AS INTEGER) * 12
                + CAST(strftime('%m', \(row).voted_at, 'unixepoch') AS INTEGER) - 1
            """
        let added = """
            INSERT INTO tally (character, voter_type, type, count)
            VALUES (\(row).character, \(voter), \(row).type, \(change))
            ON CONFLICT DO UPDATE SET count = count + \(change);
            INSERT INTO type_tally (character, type, count) VALUES (\(row).character, \(row).type, \(change))
            ON CONFLICT DO UPDATE SET count = count + \(change);
            INSERT INTO month_tally (character, month, type, count)
            VALUES (\(row).character, \(month), \(row).type, \(change))
            ON CONFLICT DO UPDATE SET count = count + \(change);
            INSERT INTO hot (character, kind, count)
            SELECT number, kind, \(change) FROM character
            WHERE number = \(row).character AND \(row).voted_at >= (SELECT since FROM hot_window)
            ON CONFLICT DO UPDATE SET count = count + \(change);

            """
        let emptied = """
            DELETE FROM tally
            WHERE character = \(row).character AND voter_type = \(voter) AND type = \(row).type AND count <= 0;
            DELETE FROM type_tally WHERE character = \(row).character AND type = \(row).type AND count <= 0;
            DELETE FROM month_tally
            WHERE character = \(row).character AND month = \(month) AND type = \(row).type AND count <= 0;
            DELETE FROM hot WHERE character = \(row).character AND count <= 0;

            """
        return change < 0 ? added + emptied : added
    }

    private static func crowd(of character: String) -> String {
        """
        UPDATE character SET (votes, sort_type, tied) = (\(CrowdSums.crowd(character))) WHERE number = \(character);
        UPDATE character SET shelf_type = \(CrowdSums.shelfType) WHERE number = \(character);

        """
    }
}
