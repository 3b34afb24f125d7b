import Domain
import FeatureKit

/// A part of a filter of drinks in words; parts of a line of search go with the line.
typealias DrinkFilterChip = FilterChip<DrinkFilterMeaning>

/// What a part of a filter of drinks says.
enum DrinkFilterMeaning: Hashable, Sendable {
    case wanted(DrinkOption)
    /// An option is not wanted.
    case unwanted(DrinkOption)
    /// A limit of the strength.
    case bound(StrengthBound)
    case word(DrinkFilter.Word)
}

extension FilterChip<DrinkFilterMeaning> {
    /// Takes the part out of a filter.
    func remove(from filter: inout DrinkFilter) {
        switch meaning {
        case .wanted(let option), .unwanted(let option): filter.set(option, .open)
        case .bound(let bound): filter.remove(bound)
        case .word(let word): filter.remove(word)
        }
    }
}
