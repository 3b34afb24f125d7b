/// The marks a drink bears for a member.
public struct DrinkMarks: Hashable, Sendable {
    /// Whether it is kept for another evening.
    public var isSaved: Bool
    /// Whether the member has drunk it before.
    public var isTried: Bool

    /// Makes marks; nothing named is none.
    public init(isSaved: Bool = false, isTried: Bool = false) {
        self.isSaved = isSaved
        self.isTried = isTried
    }

    /// One of them, by its name.
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
