import Domain
import FeatureKit

struct DrinkOptionText {
    let strings: Strings
    let vocabulary: DrinkVocabulary

    /// Names an option under a heading with its kind.
    func name(of option: DrinkOption) -> String {
        switch option {
        case .base(let base): strings["base.\(base.rawValue)"]
        case .away(0): strings["reach.now"]
        case .away(let limit): strings("filter.away", String(limit))
        case .marked(let mark): strings["mark.\(mark.rawValue)"]
        case .made: strings["mark.made"]
        case .own: strings["filter.own"]
        case .rated(let stars): strings.counted("filter.rated", stars)
        case .source(let name): name
        case .collection(let id): named(option, id.rawValue)
        case .tool(let id): named(option, id.rawValue)
        case .strength(let step): strings["filter.strength.\(step)"]
        case .sugar(let step): strings["filter.sugar.\(step)"]
        case .level(let step): strings["filter.level.\(step)"]
        case .size(let range): name(of: range)
        case .iba(let group): strings["iba.\(group.rawValue)"]
        case .alcoholFree: strings["filter.alcohol-free"]
        case .ingredient(let id): named(option, id.rawValue)
        case .technique(let kind): named(option, kind.rawValue)
        case .tag(let id): named(option, id.rawValue)
        case .glass(let id): named(option, id.rawValue)
        }
    }

    /// Returns the parts of a filter, naming the kind of options that are unclear alone.
    func chips(of filter: DrinkFilter, isRemovable: Bool) -> [DrinkFilterChip] {
        filter.wanted.map {
            DrinkFilterChip(meaning: .wanted($0), text: phrase(of: $0), isRemovable: isRemovable)
        }
            + filter.unwanted.map {
                DrinkFilterChip(
                    meaning: .unwanted($0), text: strings("filter.not", phrase(of: $0)), isRemovable: isRemovable)
            }
            + filter.bounds.map {
                DrinkFilterChip(
                    meaning: .bound($0),
                    text: strings("filter.bound", $0.comparison.rawValue, NumberText.short($0.percent)),
                    isRemovable: isRemovable)
            }
            + filter.words.map { word in
                let text = strings("filter.word", word.text)
                return DrinkFilterChip(
                    meaning: .word(word), text: word.isUnwanted ? strings("filter.not", text) : text,
                    isRemovable: isRemovable)
            }
    }

    private func named(_ option: DrinkOption, _ id: String) -> String {
        vocabulary.name(of: option)?[strings.language] ?? id
    }

    private func name(of sizes: ClosedRange<Int>) -> String {
        if sizes.lowerBound == sizes.upperBound { return strings("filter.size", String(sizes.lowerBound)) }
        if sizes.lowerBound <= 0 { return strings("filter.size-at-most", String(sizes.upperBound)) }
        return strings("filter.size-at-least", String(sizes.lowerBound))
    }

    private func phrase(of option: DrinkOption) -> String {
        switch option.kind {
        case .strength, .sugar, .level: "\(strings["filter.kind.\(option.kind.rawValue)"]) \(name(of: option))"
        default: name(of: option)
        }
    }
}

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

extension DrinkMarks {
    func words(_ strings: Strings) -> [String] {
        DrinkMark.allCases.filter { self[$0] }.map { strings["mark.\($0.rawValue)"] }
    }
}
