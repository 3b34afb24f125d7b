/// How well known a drink is in general: its group in the IBA's list, then the tag for classics.
package struct Popularity: Hashable, Sendable, Comparable {
    package static let classicTag: Identifier<Tag> = "classic"

    /// Nil for drinks outside the IBA's list.
    package let iba: IBAGroup?
    package let isClassic: Bool

    package init(iba: IBAGroup?, isClassic: Bool) {
        self.iba = iba
        self.isClassic = isClassic
    }

    package init(_ drink: Drink) {
        self.init(iba: drink.iba, isClassic: drink.tags.contains(Self.classicTag))
    }

    /// The rank, from 0 for an unlisted drink to 7: the group counts first, the tag second.
    package var rank: Int {
        let group =
            switch iba {
            case .unforgettables: 3
            case .contemporary: 2
            case .newEra: 1
            case nil: 0
            }
        return group * 2 + (isClassic ? 1 : 0)
    }

    package static func < (left: Popularity, right: Popularity) -> Bool { left.rank < right.rank }
}
