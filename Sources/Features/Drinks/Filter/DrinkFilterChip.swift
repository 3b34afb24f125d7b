internal import Domain

/// A part of a filter in words.
struct DrinkFilterChip: Hashable, Sendable {
    /// What it says.
    enum Meaning: Hashable, Sendable {
        /// An option is wanted.
        case wanted(DrinkOption)
        /// An option is not wanted.
        case unwanted(DrinkOption)
        /// A limit of the strength.
        case bound(StrengthBound)
    }

    let meaning: Meaning
    let text: String
    /// Whether it can be taken away by itself; parts of a line of search go with the line.
    let isRemovable: Bool

    /// Takes the part out of a filter.
    func remove(from filter: inout DrinkFilter) {
        switch meaning {
        case .wanted(let option), .unwanted(let option): filter.set(option, .open)
        case .bound(let bound): filter.remove(bound)
        }
    }
}
