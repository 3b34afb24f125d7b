extension NamedQueries {
    static let names = """
        SELECT name_entry.rank, name_entry.kind, name_entry.number, name_entry.names FROM name_gram
        CROSS JOIN name_entry ON name_entry.rank = name_gram.rowid
        WHERE name_gram MATCH ? ORDER BY name_gram.rowid LIMIT ?
        """
    static let foundWork = """
        SELECT \(workColumns), work.genres,
            coalesce((SELECT sum(votes) FROM character WHERE character.work = work.number), 0)
            + coalesce((SELECT sum(wishes) FROM work_mood WHERE work_mood.work = work.number), 0)
        FROM work WHERE number = ? AND is_gone = 0
        """
    static let foundCharacter = """
        SELECT \(characterColumns), work.genres FROM character \(characterJoin)
        WHERE character.number = ? AND character.is_gone = 0
        """
    static let someoneOfType = """
        SELECT 1 FROM character
        WHERE character.shelf_type = ? AND character.work = ? AND character.is_gone = 0 AND \(notMine) LIMIT 1
        """
    static let members = """
        SELECT id, nickname FROM profile INDEXED BY profile_nickname
        WHERE nickname COLLATE NOCASE >= ? AND nickname COLLATE NOCASE < ? ORDER BY nickname COLLATE NOCASE LIMIT ?
        """
    /// The best known works: the first ranks are read until enough are works.
    static let bestKnown = "SELECT kind, number FROM name_entry WHERE rank > ? ORDER BY rank LIMIT ?"

    /// Those of the search by name, for the test.
    static let searches = [names, foundWork, foundCharacter, someoneOfType, members, bestKnown]
}
