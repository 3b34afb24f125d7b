/// The order of a drink list. Ties are sorted by name.
package enum DrinkSort: Hashable, Sendable {
    case name
    /// Strongest first.
    case strength
    /// Fewest missing ingredients first.
    case away
    /// Best rating first, unrated drinks last.
    case rating
    /// Last made first, never made last.
    case made
    /// Most often made first, never made last.
    case count
    /// Last marked first, unmarked drinks last.
    case marked(DrinkMark)
    /// Shuffled; the same seed gives the same order.
    case random(seed: UInt64)

    /// Returns the orders a key cycles through; `seed` is for the shuffled one.
    package static func cycle(seed: UInt64) -> [DrinkSort] {
        [.name, .strength, .away, .rating, .made, .count, .random(seed: seed)]
    }

    /// Returns the next order, cyclically; `first` is an additional order before the others.
    package func next(seed: UInt64, first: DrinkSort? = nil) -> DrinkSort {
        let cycle = Self.cycle(seed: seed)
        let all = (first.map { [$0] } ?? []) + cycle.filter { $0 != first }
        let current = all.firstIndex { $0.name == name } ?? -1
        return all[(current + 1) % all.count]
    }

    var asksForMember: Bool {
        switch self {
        case .rating, .made, .count, .marked: true
        case .name, .strength, .away, .random: false
        }
    }

    /// The key in the string tables and the configuration, without the seed.
    package var name: String {
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
