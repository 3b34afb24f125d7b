/// A row of a list. In a list by type, a row hides characters that the viewer has not dug, and gives only their work.
package struct ListRow: Codable, Hashable, Sendable {
    /// Nil if the characters are hidden.
    package let character: CharacterRow?
    package let work: WorkRow
    /// The number of votes, digs in seven days, wishes, or hidden characters.
    package let count: Int

    package init(
        character: CharacterRow? = nil, work: WorkRow, count: Int
    ) {
        self.character = character
        self.work = work
        self.count = count
    }
}
