/// One part of a line of search: a word, or an operator with its value.
public struct DrinkQueryTerm: Hashable, Sendable {
    /// What it asks for.
    public enum Meaning: Hashable, Sendable {
        /// A text in a name.
        case word(String)
        /// Something of a kind, by a name that is still to be looked up.
        case name(String, DrinkOptionKind)
        /// A limit of the strength.
        case strength(StrengthBound)
        /// At most so many things missing.
        case away(Int)
    }

    /// What it asks for.
    public let meaning: Meaning
    /// Whether a drink shall not have it.
    public let isNegated: Bool
    /// The character it begins with, counted from 0.
    public let start: Int

    /// Memberwise.
    public init(_ meaning: Meaning, isNegated: Bool = false, at start: Int) {
        self.meaning = meaning
        self.isNegated = isNegated
        self.start = start
    }

    /// Whether it is a word to be found, and no more.
    public var isPlainWord: Bool {
        if case .word = meaning { !isNegated } else { false }
    }
}
