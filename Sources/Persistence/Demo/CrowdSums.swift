import Domain
import GRDB

enum CrowdSums {
    /// The type used by shelves and filters (`CharacterType.shelfType`).
    static let shelfType = "coalesce(sort_type, guess)"

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
}

/// Computes every sum over votes at once, with the values the triggers would have stored.
struct DemoSums {
    let db: Database

    func write() throws {
        for table in ["tally", "type_tally", "month_tally", "hot", "hot_window"] {
            try db.execute("DELETE FROM \(table)")
        }
        try db.execute(
            sql: """
                INSERT INTO tally (character, voter_type, type, count)
                SELECT character, coalesce(voter_type, 16), type, count(*) FROM vote GROUP BY 1, 2, 3;
                INSERT INTO type_tally (character, type, count)
                SELECT character, type, sum(count) FROM tally GROUP BY 1, 2;
                INSERT INTO month_tally (character, month, type, count)
                SELECT character, CAST(strftime('%Y', voted_at, 'unixepoch') AS INTEGER) * 12
                    + CAST(strftime('%m', voted_at, 'unixepoch') AS INTEGER) - 1, type, count(*)
                FROM vote GROUP BY 1, 2, 3;
                UPDATE character SET (votes, sort_type, tied) = (\(CrowdSums.crowd("character.number")))
                WHERE number IN (SELECT character FROM type_tally);
                UPDATE character SET shelf_type = \(CrowdSums.shelfType);
                """)
    }
}
