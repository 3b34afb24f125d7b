/// The names of the known drinks, and the words that begin the names of one maker's bottles: Hennessy, 글렌피딕.
package struct AlcoholNames: Sendable {
    /// Folded, so without blanks.
    private var names: Set<String> = []
    private var mostWords = 0
    private var longest = 0

    package init() {}

    /// `drinks` have alcohol; `others` have none, and their words alone never name a maker.
    init(_ drinks: [Ingredient], others: [Ingredient]) {
        for drink in drinks {
            for name in [drink.name.english, drink.name.korean] + drink.aliases { add(AlcoholWords.words(of: name)) }
        }
        let food = others.flatMap { AlcoholWords.words(of: $0.name.english) + AlcoholWords.words(of: $0.name.korean) }
        let bottles = drinks.filter(\.isBrand)
        for language in Language.allCases {
            addMakers(of: bottles.map { AlcoholWords.words(of: $0.name[language]) }, food: Set(food))
        }
    }

    /// Returns how many leading words form one of the names; nil if none. A Korean name may continue without a blank.
    func beginning(of words: ArraySlice<String>) -> Int? {
        if Self.isEveryday(words) { return nil }
        var joined = ""
        var ends: [Int] = []
        for word in words.prefix(mostWords) {
            joined += word
            ends.append(joined.count)
            let isPlural = joined.hasSuffix("s") && names.contains(String(joined.dropLast()))
            if isPlural || names.contains(joined) { return ends.count }
        }
        guard joined.unicodeScalars.first.map(Folding.isHangul) == true else { return nil }
        var beginning = ""
        for (place, syllable) in joined.prefix(longest).enumerated() {
            beginning.append(syllable)
            // 매실 주스 is a juice, not the wine 매실주.
            let isJuice = syllable == "주" && joined.dropFirst(place + 1).first == "스"
            if place > 0, !isJuice, names.contains(beginning) { return ends.count { $0 <= place } + 1 }
        }
        return nil
    }

    private mutating func add(_ words: [String]) {
        let name = words.joined()
        guard !name.isEmpty else { return }
        names.insert(name)
        mostWords = max(mostWords, words.count)
        longest = max(longest, name.count)
    }

    /// Adds the leading words shared by all names with the same first word; if that is only a common word, those shared
    /// by names with the same first two words.
    private mutating func addMakers(of bottles: [[String]], food: Set<String>) {
        for group in Dictionary(grouping: bottles, by: \.first).values where group.count > 1 {
            let shared = Self.shared(group)
            if shared.count > 1 || shared.allSatisfy({ Self.namesMaker($0) && !food.contains($0) }) {
                add(shared)
            } else {
                for pair in Dictionary(grouping: group, by: { $0.prefix(2) }).values where pair.count > 1 {
                    add(Self.shared(pair))
                }
            }
        }
    }

    private static func shared(_ names: [[String]]) -> [String] {
        names.dropFirst().reduce(names.first ?? []) { shared, name in
            zip(shared, name).prefix { $0 == $1 }.map(\.0)
        }
    }

    /// Whether a word alone names a maker: it is long enough and not a common beginning of names.
    private static func namesMaker(_ word: String) -> Bool {
        word.count > (word.unicodeScalars.contains(where: Folding.isHangul) ? 2 : 3) && !openings.contains(word)
    }

    private static let openings: Set<String> = [
        "monkey", "four", "elephant", "uncle", "saint", "powers", "glen", "marie", "gran", "grand", "jade", "1800",
        "mozart", "hamilton", "크라운", "세인트", "엘리펀트", "화이트", "제이드", "모차르트", "파워스",
    ]

    /// Whether the first word is a drink's name used in its everyday sense, as the next word shows: `Select
    /// strawberries`, 새로 짠 주스. In doubt, as in `Select cream`, it is the drink.
    static func isEveryday(_ words: ArraySlice<String>) -> Bool {
        guard let first = words.first else { return false }
        let next = words.dropFirst().first
        if first == "select" { return next?.hasSuffix("s") == true }
        guard first.hasPrefix("새로") else { return false }
        let rest = first.dropFirst(2)
        return freshly.contains(rest.isEmpty ? next ?? "" : String(rest))
    }

    /// Words that may follow 새로 when it means "freshly" or "newly".
    private static let freshly: Set<String> = [
        "운", "짠", "짜낸", "착즙한", "간", "갈은", "만든", "끓인", "우린", "우려낸", "내린", "뽑은", "볶은", "썬", "딴", "수확한", "나온",
    ]
}
