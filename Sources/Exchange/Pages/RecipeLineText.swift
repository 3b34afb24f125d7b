import Domain

/// A line of ingredients as people write it: "1 1/2 oz (45 ml) gin, London dry", "진 45 ml", "soda water, to top".
struct RecipeLineText {
    var line: ForeignLine
    let isGarnish: Bool

    static func line(_ raw: String) -> RecipeLineText? {
        var text = Substring(TextCleaner.trimmed(TextCleaner.line(raw)))
        while let first = text.first, "-*•·–▢□☐+".contains(first) {
            text = text.dropFirst().drop(while: \.isWhitespace)
        }
        guard !text.isEmpty else { return nil }
        var words = String(text)
        var isGarnish = false
        for mark in ["garnish:", "for garnish:", "장식:", "가니시:", "가니쉬:"] where words.lowercased().hasPrefix(mark) {
            words = TextCleaner.trimmed(String(words.dropFirst(mark.count)))
            isGarnish = true
        }
        let (outside, remarks) = withoutBrackets(words)
        let bare = withDigits(outside)
        let last = amountLast(bare)
        let measured =
            amountFirst(bare) ?? (last?.amount.unit.unknownText == nil ? last : nil)
            ?? amountInBrackets(bare, remarks) ?? last ?? (MeasuredAmount.toTaste, bare)
        var (name, note) = parted(measured.rest)
        for mark in [" 약간", " 조금", " 적당히"] where name.hasSuffix(mark) { name = String(name.dropLast(mark.count)) }
        var amount = measured.amount
        if let top = withoutTop(name) ?? note.flatMap({ isTop($0) ? name : nil }) {
            name = top
            amount = MeasuredAmount(
                amount: amount.unit == .millilitre ? amount.amount : nil, maximum: nil, unit: .topUp, note: nil)
            if note.map(isTop) == true { note = nil }
        }
        guard !name.isEmpty else { return nil }
        let all = [note].compactMap { $0 } + remarks
        var line = ForeignLine(ingredient: ForeignIngredient(name: name), measured: amount)
        line.isAfter = amount.unit == .topUp
        let lower = all.joined(separator: " ").lowercased()
        line.isOptional = lower.contains("optional") || lower.contains("선택")
        let kept = all.filter {
            !["optional", "선택"].contains($0.lowercased()) && MeasureParser.parse($0).unit.unknownText != nil
        }
        if !kept.isEmpty { line.note = LocalizedText(both: kept.joined(separator: "; ")) }
        return RecipeLineText(line: line, isGarnish: isGarnish || lower.contains("garnish") || lower.contains("가니시"))
    }

    /// Whether a text begins or ends with an amount in a known unit; `퇴근 후 한 잔` describes a drink.
    static func hasAmount(_ text: String) -> Bool {
        guard let measured = amountFirst(text) ?? amountLast(withDigits(text)) else { return false }
        return measured.amount.unit.unknownText == nil
    }

    private static let numberWords = [
        "반": "½", "한": "1", "하나": "1", "한두": "1-2", "두": "2", "둘": "2", "두세": "2-3", "세": "3", "셋": "3", "서너": "3-4",
        "네": "4", "넷": "4", "다섯": "5", "여섯": "6",
    ]

    /// Writes a Korean number at the end of a line in digits: `레몬 한 조각` is `레몬 1 조각`, `달걀 둘` is `달걀 2 개`.
    private static func withDigits(_ text: String) -> String {
        let number = /\s(?:(하나|둘|셋|넷)|(한두|두세|서너|반|한|두|세|네|다섯|여섯)\s*(\S+))$/
        guard let found = text.firstMatch(of: number)?.output, let word = found.1 ?? found.2,
            let digits = numberWords[String(word)]
        else { return text }
        let unit = String(found.3 ?? "개")
        return UnitWords.meaning(unit) == nil ? text : "\(text[..<found.0.startIndex]) \(digits) \(unit)"
    }

    private static func amountFirst(_ text: String) -> (amount: MeasuredAmount, rest: String)? {
        guard !isAge(Substring(text)), let (first, after) = AmountText.leading(Substring(text)) else { return nil }
        let (maximum, tail) = AmountText.upper(after)
        let (meaning, rest) = unit(tail.drop(while: \.isWhitespace))
        let name = withoutOf(TextCleaner.trimmed(String(rest)))
        if meaning.unit == .whole, let (counted, bare) = countedBehind(name) {
            return (measured(first, maximum, counted), bare)
        }
        return (measured(first, maximum, meaning), name)
    }

    /// Returns the counted unit at the end of a name: "10 mint leaves".
    private static func countedBehind(_ name: String) -> (UnitWords.Meaning, String)? {
        let words = name.split(separator: " ")
        guard words.count > 1, let last = words.last, let meaning = UnitWords.meaning(String(last)),
            meaning.unit == .leaf || meaning.unit == .sprig
        else { return nil }
        return (meaning, words.dropLast().joined(separator: " "))
    }

    private static func amountLast(_ text: String) -> (amount: MeasuredAmount, rest: String)? {
        guard
            let start = text.indices.first(where: { place in
                text[place].isNumber && (place == text.startIndex || text[text.index(before: place)].isWhitespace)
                    && !isAge(text[place...])
            }), start > text.startIndex, let (first, after) = AmountText.leading(text[start...])
        else { return nil }
        let (maximum, tail) = AmountText.upper(after)
        let (meaning, rest) = unit(tail.drop(while: \.isWhitespace))
        guard meaning.unit != .whole || TextCleaner.trimmed(String(rest)).isEmpty,
            TextCleaner.trimmed(String(rest)).isEmpty
        else { return nil }
        return (measured(first, maximum, meaning), TextCleaner.trimmed(String(text[..<start])))
    }

    /// Reads the poured amount that explains an unknown unit: `소주 1잔 (50ml)`.
    private static func amountInBrackets(
        _ text: String, _ remarks: [String]
    ) -> (amount: MeasuredAmount, rest: String)? {
        let poured = remarks.lazy.compactMap { amountFirst($0) }.first { $0.amount.unit.isVolume && $0.rest.isEmpty }
        let name = text.replacing(/\s+[0-9½][0-9.,\/]*\s*\S*$/) { counted in
            isAge(counted.output.drop(while: \.isWhitespace)) ? counted.output : ""
        }
        return poured.map { ($0.amount, name) }
    }

    /// Whether a text begins with the age of a spirit, which is part of its name: `12년산`, `12 years old`, `12yo`.
    private static func isAge(_ text: Substring) -> Bool {
        text.lowercased().prefixMatch(of: /[0-9]+[\s\-]*(?:년산?|years?(?:[\s\-]+old)?|yo)(?![\p{L}\p{N}])/) != nil
    }

    private static func measured(_ first: Double, _ maximum: Double?, _ meaning: UnitWords.Meaning) -> MeasuredAmount {
        let upper = maximum.flatMap { $0 > first ? $0 * meaning.factor : nil }
        return MeasuredAmount(amount: first * meaning.factor, maximum: upper, unit: meaning.unit)
    }

    /// Reads a unit of one or two words. Any other word belongs to the name, and the amount counts pieces.
    private static func unit(_ text: Substring) -> (UnitWords.Meaning, Substring) {
        let ends: (Character) -> Bool = { $0.isWhitespace || $0 == "," || $0 == "(" || $0 == "/" }
        let first = text.prefix { !ends($0) }
        let gap = text[first.endIndex...].prefix { $0 == " " }
        let second = text[gap.endIndex...].prefix { !ends($0) }
        if !second.isEmpty, let known = UnitWords.meaning("\(first) \(second)") {
            return (known, text[second.endIndex...])
        }
        if !first.isEmpty, let known = UnitWords.meaning(String(first)) { return (known, text[first.endIndex...]) }
        return (UnitWords.Meaning(unit: .whole, factor: 1), text)
    }

    private static func withoutOf(_ text: String) -> String {
        var text = text
        while let first = text.first, first == "/" || first == "." || first == "," {
            text = TextCleaner.trimmed(String(text.dropFirst()))
        }
        return text.lowercased().hasPrefix("of ") ? TextCleaner.trimmed(String(text.dropFirst(3))) : text
    }

    private static func withoutBrackets(_ text: String) -> (String, [String]) {
        var result = ""
        var remarks: [String] = []
        var inside: String?
        for sign in text {
            switch (sign, inside) {
            case ("(", nil): inside = ""
            case (")", let remark?):
                let clean = TextCleaner.trimmed(remark)
                if !clean.isEmpty { remarks.append(clean) }
                inside = nil
            case (_, nil): result.append(sign)
            case (_, let remark?): inside = remark + String(sign)
            }
        }
        if let inside { result += "(\(inside)" }
        return (result.split(separator: " ").joined(separator: " "), remarks)
    }

    private static func parted(_ text: String) -> (String, String?) {
        for mark in [",", ";", " - ", " – "] {
            guard let place = text.firstRange(of: mark) else { continue }
            let note = TextCleaner.trimmed(String(text[place.upperBound...]))
            return (TextCleaner.trimmed(String(text[..<place.lowerBound])), note.isEmpty ? nil : note)
        }
        return (TextCleaner.trimmed(text), nil)
    }

    private static func isTop(_ text: String) -> Bool {
        ["to top", "top up", "top", "to fill", "for topping", "가득", "적당량"].contains(text.lowercased())
    }

    /// Returns the name if the text says to top up with it.
    private static func withoutTop(_ name: String) -> String? {
        let lower = name.lowercased()
        for mark in ["top up with ", "top with ", "top off with ", "fill with "] where lower.hasPrefix(mark) {
            return TextCleaner.trimmed(String(name.dropFirst(mark.count)))
        }
        for mark in [" to top up", " to top", " top up", " 가득", " 적당량"] where lower.hasSuffix(mark) {
            return TextCleaner.trimmed(String(name.dropLast(mark.count)))
        }
        return nil
    }
}
