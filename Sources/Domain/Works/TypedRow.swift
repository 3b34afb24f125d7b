/// A row of a list that was chosen by type: it never names a character that its reader has not dug, since being in the
/// list tells the type.
public enum TypedRow: Hashable, Sendable {
    /// A character the reader may see.
    case known(CharacterSummary)
    /// So many characters of a work that the reader has not dug: "someone in WORK". It opens the work.
    case someone(work: WorkReference, count: Int)

    /// The row of a character.
    public init(_ character: CharacterSummary) {
        if case .masked = character.visibility {
            self = .someone(work: character.work, count: 1)
        } else {
            self = .known(character)
        }
    }

    /// The work the row is about.
    public var work: WorkReference {
        switch self {
        case .known(let character): character.work
        case .someone(let work, _): work
        }
    }
}
