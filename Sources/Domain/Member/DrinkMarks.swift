package struct DrinkMarks: Hashable, Sendable {
    package var isSaved: Bool
    package var isTried: Bool
    package var opinion: DrinkOpinion?

    package init(isSaved: Bool = false, isTried: Bool = false, opinion: DrinkOpinion? = nil) {
        self.isSaved = isSaved
        self.isTried = isTried
        self.opinion = opinion
    }

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
    /// Drunk before, anywhere. Drinks made at home are in the log.
    case tried
}

package struct DrinkMarkChange: Hashable, Sendable {
    package let mark: DrinkMark
    /// A drink that already has the mark keeps its time.
    package var added: [Identifier<Drink>]
    /// A drink that is also in `added` keeps the mark.
    package var removed: [Identifier<Drink>]

    package init(_ mark: DrinkMark, added: [Identifier<Drink>] = [], removed: [Identifier<Drink>] = []) {
        self.mark = mark
        self.added = added
        self.removed = removed
    }

    package var isEmpty: Bool { added.isEmpty && removed.isEmpty }
}
