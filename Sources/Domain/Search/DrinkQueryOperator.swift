enum DrinkQueryOperator: CaseIterable {
    case with, without, base, tag, glass, technique, away, strength

    /// Lowercase.
    var words: [String] {
        switch self {
        case .with: ["with", "재료"]
        case .without: ["without", "제외"]
        case .base: ["base", "베이스"]
        case .tag: ["tag", "태그"]
        case .glass: ["glass", "잔"]
        case .technique: ["technique", "기법"]
        case .away: ["away", "부족"]
        case .strength: ["abv", "도수"]
        }
    }

    /// The kind of option the value names; nil for an operator that takes a number.
    var kind: DrinkOptionKind? {
        switch self {
        case .with, .without: .ingredient
        case .base: .base
        case .tag: .tag
        case .glass: .glass
        case .technique: .technique
        case .away, .strength: nil
        }
    }

    init?(word: String) {
        let word = word.lowercased()
        guard let found = Self.allCases.first(where: { $0.words.contains(word) }) else { return nil }
        self = found
    }
}
