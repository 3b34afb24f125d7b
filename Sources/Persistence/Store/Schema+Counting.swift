extension Schema {
    /// The statements of a trigger that count a vote (`by` 1) or no longer do (-1). Counts of 0 go.
    static func counting(_ row: String, _ by: Int) -> String {
        let month = """
            CAST(strftime('%Y', \(row).voted_at, 'unixepoch') AS INTEGER) * 12
            + CAST(strftime('%m', \(row).voted_at, 'unixepoch') AS INTEGER) - 1
            """
        func count(_ table: String, _ columns: [(String, String)]) -> String {
            let names = columns.map(\.0).joined(separator: ", ")
            let values = columns.map(\.1).joined(separator: ", ")
            let condition = columns.map { "\($0.0) = \($0.1)" }.joined(separator: " AND ")
            let rest = by < 0 ? "DELETE FROM \(table) WHERE \(condition) AND count <= 0;" : ""
            return """
                INSERT INTO \(table) (\(names), count) VALUES (\(values), \(by))
                ON CONFLICT DO UPDATE SET count = count + \(by); \(rest)

                """
        }
        let character = ("character", "\(row).character")
        let type = ("type", "\(row).type")
        return count("tally", [character, ("voter_type", "coalesce(\(row).voter_type, 16)"), type])
            + count("type_tally", [character, type]) + count("month_tally", [character, ("month", month), type]) + """
                INSERT INTO hot (character, kind, count)
                SELECT number, kind, \(by) FROM character
                WHERE number = \(row).character AND \(row).voted_at >= (SELECT since FROM hot_window)
                ON CONFLICT DO UPDATE SET count = count + \(by);
                \(by < 0 ? "DELETE FROM hot WHERE character = \(row).character AND count <= 0;" : "")

                """
    }

    /// The statement that works out what the crowd says of a character from its tally: `CrowdType` in SQL.
    static func standing(_ character: String) -> String {
        """
        UPDATE character SET (votes, sort_type, tied) = (\(crowd(character))) WHERE number = \(character);
        UPDATE character SET shelf_type = \(shelfType) WHERE number = \(character);
        """
    }

    /// The type that shelves and filters go by (`CharacterType.shelfType`).
    static let shelfType =
        "CASE WHEN votes = 0 THEN guess WHEN votes < 5 THEN coalesce(guess, sort_type) ELSE sort_type END"

    /// Votes, the type it counts as and the tied axes (a bit each) of a character.
    static func crowd(_ character: String) -> String {
        let axes = [(bit: 8, usual: 0), (bit: 4, usual: 0), (bit: 2, usual: 2), (bit: 1, usual: 0)]
        let sums = axes.map { axis in
            "coalesce(sum(CASE WHEN type & \(axis.bit) THEN count ELSE -count END), 0) AS lean\(axis.bit)"
        }.joined(separator: ", ")
        let letters = axes.map { axis in
            """
            CASE WHEN lean\(axis.bit) < 0 THEN 0 WHEN lean\(axis.bit) > 0 THEN \(axis.bit) ELSE coalesce(
                (SELECT CASE WHEN min(type & \(axis.bit)) = max(type & \(axis.bit)) THEN min(type & \(axis.bit)) END
                FROM type_tally AS common WHERE common.character = \(character) AND common.count = most),
                (SELECT guess & \(axis.bit) FROM character AS own WHERE own.number = \(character)), \(axis.usual)) END
            """
        }.joined(separator: " + ")
        let tied = axes.map { "CASE WHEN lean\($0.bit) = 0 THEN \($0.bit) ELSE 0 END" }.joined(separator: " + ")
        return """
            SELECT total, CASE WHEN total > 0 THEN \(letters) END, CASE WHEN total > 0 THEN \(tied) ELSE 0 END
            FROM (SELECT coalesce(sum(count), 0) AS total, max(count) AS most, \(sums)
                FROM type_tally WHERE type_tally.character = \(character))
            """
    }

    /// The statement of a trigger that counts a wish or a thumb by type, 16 for none.
    static func mood(_ row: String, _ column: String, _ by: String) -> String {
        """
        INSERT INTO work_mood (work, type, kind, wishes, likes, dislikes)
        SELECT number, coalesce(\(row).type, 16), kind, 0, 0, 0 FROM work WHERE number = \(row).work
        ON CONFLICT DO NOTHING;
        UPDATE work_mood SET \(column) = \(column) + \(by)
        WHERE work = \(row).work AND type = coalesce(\(row).type, 16);
        DELETE FROM work_mood WHERE work = \(row).work AND type = coalesce(\(row).type, 16)
            AND wishes <= 0 AND likes <= 0 AND dislikes <= 0;

        """
    }

    /// Whether a member wants to hear of something: the kind is not switched off, and who did it is not hidden.
    static func isWanted(_ profile: String, _ kind: String, _ actor: String) -> String {
        """
        NOT EXISTS (SELECT 1 FROM inbox_mute WHERE inbox_mute.profile = \(profile) AND inbox_mute.kind = '\(kind)')
        AND NOT EXISTS (SELECT 1 FROM hidden WHERE hidden.profile = \(profile) AND hidden.kind = 'author'
            AND hidden.target = \(actor))
        """
    }
}
