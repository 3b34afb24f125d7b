/// A member's marks on a drink.
public struct DrinkMarks: Hashable, Sendable {
    /// Whether it is saved for another evening.
    public var isSaved: Bool
    /// Whether the member has drunk it before.
    public var isTried: Bool

    /// None by default.
    public init(isSaved: Bool = false, isTried: Bool = false) {
        self.isSaved = isSaved
        self.isTried = isTried
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
