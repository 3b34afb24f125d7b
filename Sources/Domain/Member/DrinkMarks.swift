/// A member's marks on a drink.
package struct DrinkMarks: Hashable, Sendable {
    /// Whether it is saved for another evening.
    package var isSaved: Bool
    /// Whether the member has drunk it before.
    package var isTried: Bool
    /// What the member thinks of it, made or not.
    package var opinion: DrinkOpinion?

    /// None by default.
    package init(isSaved: Bool = false, isTried: Bool = false, opinion: DrinkOpinion? = nil) {
        self.isSaved = isSaved
        self.isTried = isTried
        self.opinion = opinion
    }

    /// A mark by name.
    package subscript(mark: DrinkMark) -> Bool {
        get {
            switch mark {
            case .saved: isSaved
            case .tried: isTried
            }
        }
        set {
            switch mark {
            case .saved: isSaved = newValue
            case .tried: isTried = newValue
            }
        }
    }
}

/// A mark that a member sets on a drink with one key.
package enum DrinkMark: String, CaseIterable, Sendable {
    /// Saved for another evening.
    case saved
    /// Drunk before, anywhere; drinks made at home are in the log.
    case tried
}

/// Which drinks gain a mark and which lose it, in one step.
package struct DrinkMarkChange: Hashable, Sendable {
    package let mark: DrinkMark
    /// A drink that has the mark already keeps its time.
    package var added: [Identifier<Drink>]
    /// A drink that is also in `added` keeps the mark.
    package var removed: [Identifier<Drink>]

    package init(_ mark: DrinkMark, added: [Identifier<Drink>] = [], removed: [Identifier<Drink>] = []) {
        self.mark = mark
        self.added = added
        self.removed = removed
    }

    /// Whether nothing changes.
    package var isEmpty: Bool { added.isEmpty && removed.isEmpty }
}
