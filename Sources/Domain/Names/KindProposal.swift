/// Proposes the kind of a bottle with an unknown name: the longest run of its words that names a kind sold in bottles
/// (`Fee's orange bitters` is an orange bitters), for Korean without spaces the end of a word (`속초맥주` is a beer), else
/// the kind of all brands whose names begin alike.
package struct KindProposal: Sendable {
    private static let mostWords = 8
    private static let mostWordsOfDrink = 3
    /// The most syllables of a kind at the end of a word.
    private static let longestEnd = 8
    /// The fewest syllables that may begin the name of a brand.
    private static let shortestBeginning = 3

    private let ingredients: any IngredientRepository

    package init(ingredients: any IngredientRepository) { self.ingredients = ingredients }

    /// Nil if the words suggest no kind. A word for food alone suggests none: `Fee's orange` is not an orange. Never
    /// proposes a kind without alcohol for a name that may hold some.
    package func callAsFunction(for name: String, by language: Language) async throws -> Ingredient? {
        let words = Self.words(of: name)
        var search = Search(ingredients: ingredients, language: language, mayHold: AlcoholWords.mayHold(name))
        if !search.mayHold { search.mayHold = try await Self.isOfMaker(words, search) }
        if !search.mayHold { search.mayHold = try await Self.namesDrink(words, search) }
        for length in stride(from: words.count, to: 0, by: -1) {
            for start in (0...(words.count - length)).reversed() {
                let run = words[start..<(start + length)].joined(separator: " ")
                if let kind = try await search.kind(named: run) { return kind }
            }
        }
        for word in words.reversed() where Self.isKorean(word) && word.count > 2 {
            // A single final syllable is rarely a word of its own: 처럼 is not a rum (럼).
            for length in stride(from: min(word.count - 1, Self.longestEnd), to: 1, by: -1) {
                if let kind = try await search.kind(spelled: String(word.suffix(length))) { return kind }
            }
        }
        guard let first = words.first else { return nil }
        if words.count > 1, let kind = try await search.kind(ofBrandsBeginningWith: first, isWord: true) { return kind }
        guard Self.isKorean(first) else { return nil }
        for length in stride(from: first.count - 1, through: Self.shortestBeginning, by: -1) {
            let kind = try await search.kind(ofBrandsBeginningWith: String(first.prefix(length)), isWord: false)
            if let kind { return kind }
        }
        return nil
    }

    /// Whether the words begin with the name of a maker of drinks: `Hennessy cream`, `글렌피딕크림`.
    private static func isOfMaker(_ words: [String], _ search: Search) async throws -> Bool {
        guard let first = words.first else { return false }
        if words.count > 1, try await search.isOfDrink(first, isWord: true) { return true }
        guard isKorean(first) else { return false }
        for length in stride(from: first.count - 1, through: shortestBeginning, by: -1)
        where try await search.isOfDrink(String(first.prefix(length)), isWord: false) { return true }
        return false
    }

    /// Whether some of the words are the name of a drink: `Select cream`.
    private static func namesDrink(_ words: [String], _ search: Search) async throws -> Bool {
        for start in words.indices where !AlcoholNames.isEveryday(words[start...].map(Folding.folded)[...]) {
            for end in start..<min(start + mostWordsOfDrink, words.count)
            where try await search.isDrink(words[start...end].joined(separator: " ")) { return true }
        }
        return false
    }

    /// The words of a name, also split where Korean begins and ends: `화요41` is two.
    private static func words(of name: String) -> [String] {
        var words: [String] = []
        for word in name.split(whereSeparator: \.isWhitespace) {
            var last: Bool?
            for sign in word {
                let isKorean = isKorean(sign)
                if isKorean == last { words[words.count - 1].append(sign) } else { words.append(String(sign)) }
                last = isKorean
            }
            if words.count >= mostWords { break }
        }
        return Array(words.prefix(mostWords))
    }

    private static func isKorean(_ word: String) -> Bool { word.first.map(isKorean) == true }

    private static func isKorean(_ sign: Character) -> Bool { sign.unicodeScalars.allSatisfy(Folding.isHangul) }

    private struct Search {
        let ingredients: any IngredientRepository
        let language: Language
        /// Whether the name may mean something with alcohol.
        var mayHold: Bool

        func kind(named name: String) async throws -> Ingredient? {
            guard let kind = try await ingredients.ingredient(named: name, by: language), fits(kind) else { return nil }
            return kind
        }

        func isDrink(_ name: String) async throws -> Bool {
            guard let found = try await ingredients.ingredient(named: name, by: language) else { return false }
            return found.content.strength ?? found.category.usualStrength ?? 0 > 0
        }

        /// A kind whose name is the text, ignoring spaces.
        func kind(spelled text: String) async throws -> Ingredient? {
            let key = Folding.folded(text)
            return try await ingredients.ingredients(matching: text, by: language, limit: 20).first { kind in
                fits(kind)
                    && ([kind.name.english, kind.name.korean] + kind.aliases).contains { Folding.folded($0) == key }
            }
        }

        func isOfDrink(_ text: String, isWord: Bool) async throws -> Bool {
            try await brands(beginningWith: text, isWord: isWord).contains { !isSoft($0) }
        }

        func kind(ofBrandsBeginningWith text: String, isWord: Bool) async throws -> Ingredient? {
            let kinds = Set(try await brands(beginningWith: text, isWord: isWord).compactMap(\.parent))
            guard kinds.count == 1, let id = kinds.first, let kind = try await ingredients.ingredient(id),
                !isSoft(kind) || !mayHold
            else { return nil }
            return kind
        }

        /// - Parameter isWord: whether the text must be their whole first word.
        private func brands(beginningWith text: String, isWord: Bool) async throws -> [Ingredient] {
            let key = Folding.folded(text)
            return try await ingredients.ingredients(matching: text, by: language, limit: 50).filter { brand in
                brand.isBrand
                    && [brand.name.english, brand.name.korean].contains { name in
                        isWord
                            ? name.split(separator: " ").first.map { Folding.folded(String($0)) } == key
                            : Folding.folded(name).hasPrefix(key)
                    }
            }
        }

        private func fits(_ kind: Ingredient) -> Bool {
            !kind.isBrand && ShopPurchase.packSize(of: kind.category) != nil && !(isSoft(kind) && mayHold)
        }

        private func isSoft(_ kind: Ingredient) -> Bool {
            (kind.content.strength ?? kind.category.usualStrength) == 0
        }
    }
}
