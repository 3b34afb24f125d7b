/// One part of the search line: a word, or an operator with its value.
package struct DrinkQueryTerm: Hashable, Sendable {
    /// The meaning of a part.
    package enum Meaning: Hashable, Sendable {
        /// A text in a name.
        case word(String)
        /// A name of an option, still to be looked up.
        case name(String, DrinkOptionKind)
        /// A limit of the strength.
        case strength(StrengthBound)
        /// At most this many missing ingredients.
        case away(Int)
    }

    /// The meaning of this part.
    package let meaning: Meaning
    /// Whether a drink must not have it.
    package let isNegated: Bool
    /// The index of its first character.
    package let start: Int

    package init(_ meaning: Meaning, isNegated: Bool = false, at start: Int) {
        self.meaning = meaning
        self.isNegated = isNegated
        self.start = start
    }

    /// Whether it only searches names.
    package var isPlainWord: Bool {
        if case .word = meaning { !isNegated } else { false }
    }
}

/// A part of the search line that could not be understood.
package struct DrinkQueryProblem: Hashable, Sendable {
    /// What is wrong.
    package enum Reason: Hashable, Sendable {
        /// The operator has no value.
        case missingValue(String)
        /// The value is not a number the operator accepts.
        case notANumber(String)
        /// The operator needs `<`, `<=`, `>` or `>=`.
        case missingComparison(String)
        /// Nothing has this name; with the most similar name, if there is one.
        case unknownName(String, suggestion: String?)
    }

    /// What is wrong.
    package let reason: Reason
    /// The index of its first character.
    package let start: Int

    package init(_ reason: Reason, at start: Int) {
        self.reason = reason
        self.start = start
    }
}
