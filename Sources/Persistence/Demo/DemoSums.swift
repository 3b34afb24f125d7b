import GRDB

/// Computes every sum over votes at once, with the values the triggers would have stored.
struct DemoSums {
    private let db: Database

    init(_ db: Database) {
        self.db = db
    }

    func write() throws {
        for table in ["tally", "type_tally", "month_tally", "hot", "hot_window"] {
            try db.execute(sql: "DELETE FROM \(table)")
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
