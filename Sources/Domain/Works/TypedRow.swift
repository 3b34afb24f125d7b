/// A row of a list selected by type. Never names a character that the viewer has not dug, because being in the list
/// reveals the type.
package enum TypedRow: Hashable, Sendable {
    /// A character the viewer has dug or revealed.
    case known(CharacterSummary)
    /// Characters of a work that the viewer has not dug: "someone in WORK". Opens the work.
    case someone(work: WorkReference, count: Int)

    package init(_ character: CharacterSummary) {
        if case .masked = character.visibility {
            self = .someone(work: character.work, count: 1)
        } else {
            self = .known(character)
        }
    }

    package var work: WorkReference {
        switch self {
        case .known(let character): character.work
        case .someone(let work, _): work
        }
    }
}
