import Domain

extension StoreTrigger {
    /// Triggers that maintain the crowd's result for each character.
    static let votes = [
        StoreTrigger("vote_added", "INSERT", "vote", tallies("new", 1) + crowd(of: "new.character")),
        StoreTrigger("vote_removed", "DELETE", "vote", tallies("old", -1) + crowd(of: "old.character")),
        StoreTrigger(
            "vote_changed", "UPDATE OF character, type, voter_type, voted_at", "vote",
            tallies("old", -1) + tallies("new", 1) + crowd(of: "old.character") + crowd(of: "new.character")),
    ]

    /// Triggers that apply a guess while nobody voted, and kept votes if the character comes back.
    static let characters = [
        StoreTrigger("character_added", "INSERT", "character", crowd(of: "new.number")),
        StoreTrigger(
            "character_guessed", "UPDATE OF guess", "character", when: "old.guess IS NOT new.guess",
            crowd(of: "new.number")),
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
