extension ShelfScan {
    enum SQL {
        /// Works of the window; paired with `ORDER BY character.work`.
        static let stretch = "AND character.work > :after AND character.work <= :end"
        static func endOfStretch(isLed: Bool, isOfKind: Bool) -> String {
            """
            SELECT DISTINCT character.work FROM character
            WHERE character.shelf_type = :type AND character.is_gone = 0 \(isLed ? "AND character.is_lead = 1" : "")
                \(isOfKind ? "AND character.kind = :kind" : "") AND character.work > :after
            ORDER BY character.work LIMIT 1 OFFSET :looks
            """
        }
        /// Works with a lead of the type that the viewer knows, or a hidden one if that reveals nothing.
        static func ledWorks(isOfKind: Bool, after: String = stretch) -> String {
            """
            SELECT character.work FROM character
            WHERE character.shelf_type = :type AND character.is_lead = 1 AND character.is_gone = 0
                \(isOfKind ? "AND character.kind = :kind" : "") \(after)
            GROUP BY character.work
            HAVING max(NOT (\(CommunityRows.SQL.isHidden("character")))) OR \(CommunityRows.SQL.isUndisclosed("character.work"))
            ORDER BY character.work LIMIT :limit
            """
        }
        /// The characters of a type that the viewer has dug, newest vote first.
        static func dugOfType(isOfKind: Bool) -> String {
            """
            SELECT \(CommunityRows.SQL.characterColumns), vote.voted_at, vote.number FROM vote
            CROSS JOIN character ON character.number = vote.character \(CommunityRows.SQL.characterJoin)
            WHERE vote.profile = ? AND character.shelf_type = ? \(isOfKind ? "AND character.kind = ?" : "")
                AND (vote.voted_at, vote.number) < (?, ?)
            ORDER BY vote.voted_at DESC, vote.number DESC LIMIT ?
            """
        }
        /// Works with hidden characters of a type and their number, if that reveals nothing.
        static func hiddenOfType(isOfKind: Bool, after: String = stretch) -> String {
            """
            SELECT character.work, count(*) AS count FROM character
            WHERE character.shelf_type = :type AND character.is_gone = 0
                \(isOfKind ? "AND character.kind = :kind" : "") \(after) AND \(CommunityRows.SQL.isHidden("character"))
            GROUP BY character.work HAVING \(CommunityRows.SQL.isUndisclosed("character.work"))
            ORDER BY character.work LIMIT :limit
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
