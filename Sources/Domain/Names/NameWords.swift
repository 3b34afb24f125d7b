/// Splits a name into words, ignoring differences in order, number, accents, "fresh" and the spelling of whisky.
enum NameWords {
    /// Equal for names with the same meaning; empty for a name without words.
    static func key(_ name: String) -> String { key(Set(words(of: name))) }

    static func key(_ words: Set<String>) -> String { words.sorted().joined(separator: " ") }

    /// The words of a name, folded and in the singular.
    static func words(of name: String) -> [String] {
        name.split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" && $0 != "%" }
            .map { singular(Folding.folded(String($0))) }
            .map { spellings[$0] ?? $0 }
            .filter { !$0.isEmpty && !empty.contains($0) }
    }

    private static func singular(_ word: String) -> String {
        guard word.utf8.count >= 4, word.utf8.allSatisfy({ $0 < 0x80 }), word.hasSuffix("s") else { return word }
        if let known = irregular[word] { return known }
        if word.hasSuffix("ies") { return "\(word.dropLast(3))y" }
        for end in ["ches", "shes", "xes", "sses", "oes"] where word.hasSuffix(end) { return String(word.dropLast(2)) }
        return word.hasSuffix("ss") || word.hasSuffix("us") ? word : String(word.dropLast())
    }

    private static let irregular = ["leaves": "leaf", "halves": "half", "molasses": "molasses"]

    /// Words that do not identify an ingredient.
    private static let empty: Set<String> = [
        "the", "of", "a", "and", "fresh", "freshly", "squeezed", "pressed", "homemade", "chilled", "cold", "quality",
        "de", "la", "le", "du", "di", "생", "신선한",
    ]

    private static let spellings = [
        "whisky": "whiskey", "liquor": "liqueur", "likor": "liqueur", "licor": "liqueur", "sirop": "syrup",
        "sirup": "syrup", "vermut": "vermouth", "silver": "blanco", "plata": "blanco", "rhum": "rum", "ron": "rum",
        "cachaza": "cachaca", "colour": "color", "yoghurt": "yogurt", "chile": "chili", "chilli": "chili",
    ]
}
