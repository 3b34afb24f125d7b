/// What a drink needs besides its lines: the garnish, read from its text, and ice.
struct ServedExtras: Sendable {
    private let ingredients: any IngredientRepository
    private var found: [String: Ingredient?] = [:]

    init(_ ingredients: any IngredientRepository) { self.ingredients = ingredients }

    /// Lines for the known ingredients of the garnish and for the ice.
    mutating func lines(of drink: Drink) async throws -> [DrinkLine] {
        var lines: [DrinkLine] = []
        for piece in GarnishWords.pieces(in: drink.garnish?.english ?? "") {
            guard let ingredient = try await ingredient(named: piece.name) else { continue }
            var (amount, unit) = (piece.amount, piece.unit)
            if unit == nil, ingredient.category == .herb { (amount, unit) = (1, .sprig) }
            lines.append(DrinkLine(ingredient: ingredient.id, amount: unit == nil ? nil : amount, unit: unit ?? .whole))
        }
        let ice = Self.ice(for: drink)
        if ice > 0, try await hasIce() { lines.append(DrinkLine(ingredient: "ice", amount: ice, unit: .gram)) }
        return lines
    }

    /// Grams of ice: 150 to mix with, 200 to blend; 150 in the glass, 200 if crushed. Our own figures, without waste.
    static func ice(for drink: Drink) -> Double {
        var grams = 0.0
        if drink.techniques.contains(.blend) {
            grams += 200
        } else if !Set(drink.techniques).isDisjoint(with: [.stir, .shake, .throw]) {
            grams += 150
        }
        switch drink.serving {
        case .rocks: grams += 150
        case .crushed: grams += 200
        case .up, .hot, .neat: break
        }
        return grams
    }

    private mutating func hasIce() async throws -> Bool {
        if let known = found[":ice"] { return known != nil }
        let ice = try await ingredients.ingredient("ice")
        found[":ice"] = .some(ice)
        return ice != nil
    }

    private mutating func ingredient(named name: String) async throws -> Ingredient? {
        if let known = found[name] { return known }
        let one = try await ingredients.ingredient(named: name, by: .english)
        found[name] = .some(one)
        return one
    }
}

/// Reads the pieces in the text of a garnish: `Half an orange slice and a cocktail cherry`. A piece marked `if you
/// like` does not count; of two joined by `or`, the first counts.
enum GarnishWords {
    struct Piece: Hashable {
        let name: String
        let amount: Double
        /// Nil for words without a form: `Cucumber`.
        let unit: MeasureUnit?
    }

    static func pieces(in text: String) -> [Piece] {
        text.lowercased().split(separator: ";").filter { !$0.contains("if you like") && !$0.contains("원하면") }.flatMap {
            sentence in
            let phrases = phrases(in: String(sentence))
            return phrases.indices.compactMap { place in
                // `Lime and orange slices`: a plural form of the next phrase applies to both.
                let next = phrases.indices.contains(place + 1) ? phrases[place + 1] : []
                return piece(phrases[place], next: next)
            }
        }
    }

    private static func phrases(in sentence: String) -> [[String]] {
        var phrases: [[String]] = [[]]
        for word in sentence.replacing(",", with: " , ").split(separator: " ").map(String.init) {
            if [",", "and", "with"].contains(word) {
                phrases.append([])
            } else {
                phrases[phrases.count - 1].append(word)
            }
        }
        return phrases.filter { !$0.isEmpty }
    }

    private static func piece(_ words: [String], next: [String]) -> Piece? {
        guard !words.contains(where: used.contains) else { return nil }
        var name: [String] = []
        var count: Double?
        var unit: MeasureUnit?
        var isFirst = true
        for word in words {
            if word == "or" {
                isFirst = false
            } else if let number = numbers[word] {
                if isFirst { count = (count ?? 1) * number }
            } else if let form = forms[word] {
                unit = unit ?? form
            } else if isFirst, !fillers.contains(word) {
                name.append(word)
            }
        }
        if unit == nil { unit = next.first { plurals.contains($0) }.flatMap { forms[$0] } }
        guard let last = name.last else { return nil }
        if unit == nil, counted.contains(where: last.hasPrefix) {
            unit = .whole
            if count == nil, last.hasSuffix("s") { count = 3 }
        }
        if unit == nil, count != nil { unit = .whole }
        return Piece(name: name.joined(separator: " "), amount: (unit == .gram ? rim : 1) * (count ?? 1), unit: unit)
    }

    /// Grams of salt or sugar on a rim.
    private static let rim = 2.0
    private static let forms: [String: MeasureUnit] = [
        "slice": .slice, "slices": .slice, "wheel": .slice, "wheels": .slice, "sliced": .slice, "wedge": .wedge,
        "wedges": .wedge, "peel": .peel, "twist": .peel, "zest": .peel, "sprig": .sprig, "sprigs": .sprig,
        "leaf": .leaf, "leaves": .leaf, "rim": .gram, "spear": .slice, "strip": .slice, "grated": .pinch,
        "ground": .pinch,
    ]
    private static let plurals: Set<String> = ["slices", "wheels", "wedges"]
    private static let numbers: [String: Double] = [
        "half": 0.5, "quarter": 0.25, "one": 1, "two": 2, "three": 3, "four": 4,
    ]
    /// Beginnings of the names of garnishes used whole.
    private static let counted = [
        "cherr", "olive", "onion", "strawberr", "raspberr", "blackberr", "bean", "almond", "grape",
    ]
    /// Words for pieces left over from making the drink.
    private static let used: Set<String> = ["spent", "itself", "pitcher"]
    private static let fillers: Set<String> = [
        "a", "an", "the", "of", "on", "in", "pick", "fresh", "freshly", "flamed", "long", "spiral", "curl", "snake",
        "few", "drops", "grains", "dried", "ringed", "heaped", "stick", "candied",
    ]
}
