/// A character of a work as the catalogue or a member wrote it. Contains the editor's guess, so it is only for editing
/// and importing; screens use `CharacterSummary`, which masks what its viewer may not see.
package struct WorkCharacter: Hashable, Sendable, Identifiable {
    /// `my-…` for a member's own.
    package let id: Identifier<WorkCharacter>
    package var name: LocalizedText
    /// Other names and spellings for searching; never shown.
    package var otherNames: [String]
    package var isLead: Bool
    /// The editor's guess of the type. Shown as a guess until there are enough votes, and never counted.
    package var guess: MBTI?
    /// Why the editor guesses that type, without giving an end away; shown only after the vote.
    package var reason: LocalizedText?

    package init(
        id: Identifier<WorkCharacter>, name: LocalizedText, otherNames: [String] = [], isLead: Bool = false,
        guess: MBTI? = nil, reason: LocalizedText? = nil
    ) {
        self.id = id
        self.name = name
        self.otherNames = otherNames
        self.isLead = isLead
        self.guess = guess
        self.reason = reason
    }
}
