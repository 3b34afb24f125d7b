import Domain
import FeatureKit

/// A part of a drink filter in words. Parts that come from a query go away with it.
typealias DrinkFilterChip = FilterChip<DrinkFilterMeaning>

enum DrinkFilterMeaning: Hashable, Sendable {
    case wanted(DrinkOption)
    case unwanted(DrinkOption)
    case bound(StrengthBound)
    case word(DrinkFilter.Word)
}

extension FilterChip<DrinkFilterMeaning> {
    func remove(from filter: inout DrinkFilter) {
        switch meaning {
        case .wanted(let option), .unwanted(let option): filter.set(option, .open)
        case .bound(let bound): filter.remove(bound)
        case .word(let word): filter.remove(word)
        }
    }
}
