/// A row of a list. A list by type names no character that its reader has not dug: there only the work is told.
package struct ListRow: Codable, Hashable, Sendable {
    /// Nil where only the work is told.
    package let character: CharacterRow?
    package let work: WorkRow
    /// How many votes, digs of seven days, wishes, or characters that are not named.
    package let count: Int

    package init(
        character: CharacterRow? = nil, work: WorkRow, count: Int
    ) {
        self.character = character
        self.work = work
        self.count = count
    }
}
