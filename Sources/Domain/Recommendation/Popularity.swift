/// How well known a drink is, before anybody here has said a word: its group in the IBA's list, then whether it is
/// tagged a classic.
public struct Popularity: Hashable, Sendable, Comparable {
    /// The tag of the classics.
    public static let classicTag: Identifier<Tag> = "classic"

    /// Its group in the IBA's list; nil outside it.
    public let iba: IBAGroup?
    /// Whether it is tagged a classic.
    public let isClassic: Bool

    /// Memberwise.
    public init(iba: IBAGroup?, isClassic: Bool) {
        self.iba = iba
        self.isClassic = isClassic
    }

    /// The popularity of a drink.
    public init(_ drink: Drink) {
        self.init(iba: drink.iba, isClassic: drink.tags.contains(Self.classicTag))
    }

    /// 0 for what nobody lists, up to 7: the group counts first, the tag second.
    public var rank: Int {
        let group =
            switch iba {
            case .unforgettables: 3
            case .contemporary: 2
            case .newEra: 1
            case nil: 0
            }
        return group * 2 + (isClassic ? 1 : 0)
    }

    /// The less known comes first.
    public static func < (left: Popularity, right: Popularity) -> Bool { left.rank < right.rank }
}
