/// A row of a list selected by type. It never names a character that its reader has not dug, since being in the list
/// reveals the type.
package enum TypedRow: Hashable, Sendable {
    /// A character the reader has dug or revealed.
    case known(CharacterSummary)
    /// Characters of a work that the reader has not dug: "someone in WORK". Opens the work.
    case someone(work: WorkReference, count: Int)

    package init(_ character: CharacterSummary) {
        if case .masked = character.visibility {
            self = .someone(work: character.work, count: 1)
        } else {
            self = .known(character)
        }
    }

    /// The work the row is about.
    package var work: WorkReference {
        switch self {
        case .known(let character): character.work
        case .someone(let work, _): work
        }
    }
}
