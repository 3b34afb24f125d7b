/// A member's marks on a drink.
public struct DrinkMarks: Hashable, Sendable {
    /// Whether it is saved for another evening.
    public var isSaved: Bool
    /// Whether the member has drunk it before.
    public var isTried: Bool
    /// What the member thinks of it, made or not.
    public var opinion: DrinkOpinion?

    /// None by default.
    public init(isSaved: Bool = false, isTried: Bool = false, opinion: DrinkOpinion? = nil) {
        self.isSaved = isSaved
        self.isTried = isTried
        self.opinion = opinion
    }

    /// A mark by name.
    public subscript(mark: DrinkMark) -> Bool {
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
public enum DrinkMark: String, CaseIterable, Sendable {
    /// Saved for another evening.
    case saved
    /// Drunk before, anywhere; drinks made at home are in the log.
    case tried
}

/// Which drinks gain a mark and which lose it, in one step.
public struct DrinkMarkChange: Hashable, Sendable {
    /// The mark.
    public let mark: DrinkMark
    /// A drink that has the mark already keeps its time.
    public var added: [Identifier<Drink>]
    /// A drink that is also in `added` keeps the mark.
    public var removed: [Identifier<Drink>]

    /// Memberwise.
    public init(_ mark: DrinkMark, added: [Identifier<Drink>] = [], removed: [Identifier<Drink>] = []) {
        self.mark = mark
        self.added = added
        self.removed = removed
    }

    /// Whether nothing changes.
    public var isEmpty: Bool { added.isEmpty && removed.isEmpty }
}
