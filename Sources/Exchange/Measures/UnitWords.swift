import Domain

/// The words for units in recipes, in any case, singular or plural.
enum UnitWords {
    struct Meaning: Hashable {
        let unit: MeasureUnit
        let factor: Double
    }

    static func meaning(_ word: String) -> Meaning? {
        if let known = table[word] { return known }
        let plain = key(word)
        if let known = table[plain] { return known }
        return plain.hasSuffix("s") ? table[String(plain.dropLast())] : nil
    }

    /// The unit of a word; an unknown one is kept as written, and an empty one counts whole pieces.
    static func unit(_ word: String) -> Meaning {
        if word.isEmpty { return Meaning(unit: .whole, factor: 1) }
        return meaning(word) ?? Meaning(unit: .other(word), factor: 1)
    }

    /// Lower case, half width, without dots and with single spaces.
    private static func key(_ word: String) -> String {
        AmountText.halfWidth(word).lowercased().replacing("(s)", with: "").replacing(".", with: "")
            .replacing("-", with: " ").split(separator: " ").joined(separator: " ")
    }

    private static let table: [String: Meaning] = {
        var table: [String: Meaning] = [:]
        for (code, unit) in MeasureUnit.known { table[code] = Meaning(unit: unit, factor: 1) }
        for (unit, words) in words {
            for word in words { table[word] = Meaning(unit: unit, factor: 1) }
        }
        for (word, unit, factor) in multiples { table[word] = Meaning(unit: unit, factor: factor) }
        return table
    }()

    private static let multiples: [(String, MeasureUnit, Double)] = [
        ("l", .millilitre, 1000), ("liter", .millilitre, 1000), ("litre", .millilitre, 1000), ("리터", .millilitre, 1000),
        ("dl", .centilitre, 10), ("deciliter", .centilitre, 10), ("decilitre", .centilitre, 10), ("kg", .gram, 1000),
    ]

    private static let words: [(MeasureUnit, [String])] = [
        (.millilitre, ["milliliter", "millilitre", "㎖", "cc", "밀리리터", "밀리", "미리"]),
        (.centilitre, ["centiliter", "centilitre"]),
        (.ounce, ["ounce", "fl oz", "fluid ounce", "floz", "온스"]),
        (.dash, ["dashes", "대시"]),
        (.barspoon, ["bar spoon", "bsp", "barsp", "바스푼"]),
        (.teaspoon, ["tsp", "tea spoon", "teasp", "티스푼", "작은술"]),
        (.tablespoon, ["tbsp", "tblsp", "tbs", "table spoon", "tablesp", "큰술", "테이블스푼"]),
        (.drop, ["방울"]),
        (.splash, ["splashes", "스플래시"]),
        (.bottle, ["병"]),
        (.can, ["캔"]),
        (.cup, ["컵"]),
        (.jigger, ["지거"]),
        (.pint, ["파인트"]),
        (.shot, ["샷"]),
        (
            .topUp,
            [
                "top", "top up", "top up with", "top off", "top with", "to top", "fill", "fill up", "fill with",
                "to fill", "fill to top",
            ]
        ),
        (.part, ["파트"]),
        (.whole, ["piece", "pc", "pcs", "1", "개"]),
        (.slice, ["wheel", "조각"]),
        (.leaf, ["leaves", "잎", "장"]),
        (.sprig, ["줄기"]),
        (.wedge, ["쪽"]),
        (.pinch, ["pinches", "꼬집"]),
        (.peel, ["twist", "zest", "twist of", "peel of"]),
        (.gram, ["gr", "gram", "gramme", "그램"]),
        // A glass of any size: counted, but of no known volume.
        (.other("잔"), ["잔"]),
    ]
}
