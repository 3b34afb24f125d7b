extension ShelfWalk {
    enum SQL {
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
            SELECT \(CommunityRows.SQL.characterColumns), vote.voted_at, vote.number FROM vote
            CROSS JOIN character ON character.number = vote.character \(CommunityRows.SQL.characterJoin)
            WHERE vote.profile = ? AND character.shelf_type = ? \(isOfKind ? "AND character.kind = ?" : "")
                AND (vote.voted_at, vote.number) < (?, ?)
            ORDER BY vote.voted_at DESC, vote.number DESC LIMIT ?
            """
        }
        /// Works with characters of a type that a reader has not dug, and how many.
        static func hiddenOfType(isOfKind: Bool) -> String {
            """
            SELECT character.work, count(*) AS count FROM character
            WHERE character.shelf_type = ? AND character.is_gone = 0 \(isOfKind ? "AND character.kind = ?" : "")
                AND \(CommunityRows.SQL.notMine) AND character.work > ?
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
    }
}
