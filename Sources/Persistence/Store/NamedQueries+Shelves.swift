extension NamedQueries {
    /// What filters and orders go by of a work.
    private static let factColumns = "kind, year, genres, age_rating, sort_en, sort_ko"
    static let workFacts = "SELECT \(factColumns) FROM work WHERE number = ? AND is_gone = 0"
    static let workFactsByID = "SELECT \(factColumns) FROM work WHERE id = ?"
    static func ledWorks(isOfKind: Bool) -> String {
        """
        SELECT DISTINCT work FROM character
        WHERE shelf_type = ? AND is_lead = 1 AND is_gone = 0 \(isOfKind ? "AND kind = ?" : "") AND work > ?
        ORDER BY work LIMIT ?
        """
    }
    /// The characters of a type that a reader has dug, by the vote.
    static func dugOfType(isOfKind: Bool) -> String {
        """
        SELECT \(characterColumns), vote.voted_at, vote.number FROM vote
        CROSS JOIN character ON character.number = vote.character \(characterJoin)
        WHERE vote.profile = ? AND character.shelf_type = ? \(isOfKind ? "AND character.kind = ?" : "")
            AND (vote.voted_at, vote.number) < (?, ?)
        ORDER BY vote.voted_at DESC, vote.number DESC LIMIT ?
        """
    }
    /// Works with characters of a type that a reader has not dug, and how many.
    static func hiddenOfType(isOfKind: Bool) -> String {
        """
        SELECT character.work, count(*) FROM character
        WHERE character.shelf_type = ? AND character.is_gone = 0 \(isOfKind ? "AND character.kind = ?" : "")
            AND \(notMine) AND character.work > ?
        GROUP BY character.work ORDER BY character.work LIMIT ?
        """
    }
    static func wishedWorks(isOfKind: Bool) -> String {
        """
        SELECT work, wishes FROM work_mood
        WHERE type = ? AND wishes > 0 \(isOfKind ? "AND kind = ?" : "") AND (wishes, work) < (?, ?)
        ORDER BY wishes DESC, work DESC LIMIT ?
        """
    }
    /// Rows to be counted, at most so many.
    static func capped(_ rows: String) -> String { "\(rows) LIMIT ?" }
    static func ledCount(isOfKind: Bool) -> String {
        capped(
            """
            SELECT DISTINCT work FROM character
            WHERE shelf_type = ? AND is_lead = 1 AND is_gone = 0 \(isOfKind ? "AND kind = ?" : "")
            """)
    }
    static func dugCount(isOfKind: Bool) -> String {
        capped(
            """
            SELECT 1 FROM vote CROSS JOIN character ON character.number = vote.character
            WHERE vote.profile = ? AND character.shelf_type = ? \(isOfKind ? "AND character.kind = ?" : "")
            """)
    }
    static func hiddenCount(isOfKind: Bool) -> String {
        capped(
            """
            SELECT 1 FROM character WHERE character.shelf_type = ? AND character.is_gone = 0
                \(isOfKind ? "AND character.kind = ?" : "") AND \(notMine)
            """)
    }
    static func wishedCount(isOfKind: Bool) -> String {
        capped("SELECT 1 FROM work_mood WHERE type = ? AND wishes > 0 \(isOfKind ? "AND kind = ?" : "")")
    }
    static let wisherCount = capped("SELECT DISTINCT profile FROM wish WHERE type = ? AND profile IS NOT NULL")
    static let tonight = "SELECT place, picks FROM tonight WHERE profile = ? AND day = ?"

    /// Those of Home, for the test.
    static let shelves =
        [false, true].flatMap {
            [
                ledWorks(isOfKind: $0), dugOfType(isOfKind: $0), hiddenOfType(isOfKind: $0), wishedWorks(isOfKind: $0),
                ledCount(isOfKind: $0), dugCount(isOfKind: $0), hiddenCount(isOfKind: $0), wishedCount(isOfKind: $0),
            ]
        } + [wisherCount, tonight, workFacts, workFactsByID]
}
