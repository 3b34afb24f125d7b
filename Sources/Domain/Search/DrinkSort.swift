/// The order of a list of drinks. Equal ones go by name.
public enum DrinkSort: Hashable, Sendable {
    /// By name.
    case name
    /// The strongest first.
    case strength
    /// What lacks least first.
    case away
    /// The best rated first, unrated ones last.
    case rating
    /// The one made last first, those never made last.
    case made
    /// The one made most often first, those never made last.
    case count
    /// The one that took a mark last first, those without it last.
    case marked(DrinkMark)
    /// Shuffled; the same seed gives the same order.
    case random(seed: UInt64)

    /// The orders one key walks through; `seed` is for the shuffled one.
    public static func cycle(seed: UInt64) -> [DrinkSort] {
        [.name, .strength, .away, .rating, .made, .count, .random(seed: seed)]
    }

    /// The order after this one; after the last the first.
    /// - Parameter first: an order that a list has before the others; nil for none.
    public func next(seed: UInt64, first: DrinkSort? = nil) -> DrinkSort {
        let cycle = Self.cycle(seed: seed)
        let all = (first.map { [$0] } ?? []) + cycle.filter { $0 != first }
        let current = all.firstIndex { $0.name == name } ?? -1
        return all[(current + 1) % all.count]
    }

    /// Whether it goes by what the member said of a drink.
    var asksForMember: Bool {
        switch self {
        case .rating, .made, .count, .marked: true
        case .name, .strength, .away, .random: false
        }
    }

    /// Its name in the string tables and the configuration, without the seed.
    public var name: String {
        switch self {
        case .name: "name"
        case .strength: "strength"
        case .away: "away"
        case .rating: "rating"
        case .made: "made"
        case .count: "count"
        case .marked(let mark): mark.rawValue
        case .random: "random"
        }
    }
}
