/// A part of the search line: a word, or an operator with its value.
package struct DrinkQueryTerm: Hashable, Sendable {
    package enum Meaning: Hashable, Sendable {
        case word(String)
        /// An option's name, not yet looked up.
        case name(String, DrinkOptionKind)
        case strength(StrengthBound)
        case away(Int)
    }

    package let meaning: Meaning
    package let isNegated: Bool
    package let start: Int

    package init(_ meaning: Meaning, isNegated: Bool = false, at start: Int) {
        self.meaning = meaning
        self.isNegated = isNegated
        self.start = start
    }

    package var isPlainWord: Bool {
        if case .word = meaning { !isNegated } else { false }
    }
}

package struct DrinkQueryProblem: Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
        case missingValue(String)
        case notANumber(String)
        /// The operator needs `<`, `<=`, `>` or `>=`.
        case missingComparison(String)
        /// No option has this name; the suggestion is the most similar name, if any.
        case unknownName(String, suggestion: String?)
    }

    package let reason: Reason
    /// The index of the first character.
    package let start: Int

    package init(_ reason: Reason, at start: Int) {
        self.reason = reason
        self.start = start
    }
}
