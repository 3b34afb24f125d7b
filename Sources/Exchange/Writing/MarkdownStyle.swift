package import Domain

package struct MarkdownStyle: Sendable {
    private let language: Language
    private let words: MarkdownWords
    private let amount: (@Sendable (DrinkLine) -> String)?
    private var names = ExchangeNames.none

    /// `language` is that of names and texts; without `words`, of the headings, too. Without `amount`, a line has the
    /// recipe's number and unit.
    package init(
        _ language: Language = .english, words: MarkdownWords? = nil, amount: (@Sendable (DrinkLine) -> String)? = nil
    ) {
        self.language = language
        self.words = words ?? MarkdownWords(language)
        self.amount = amount
    }

    func naming(_ names: ExchangeNames) -> MarkdownStyle {
        var style = self
        style.names = names
        return style
    }

    func card(_ drink: Drink, techniques: [TechniqueKind: LocalizedText]) -> String {
        var text = "# \(Self.escaped(drink.name[language]))\n"
        let other = drink.name[language.other]
        if other != drink.name[language], !other.isEmpty { text += "\n*\(Self.escaped(other))*\n" }
        if !drink.summary[language].isEmpty { text += "\n\(Self.escaped(drink.summary[language]))\n" }
        text += "\n## \(words.ingredients)\n\n"
        for line in drink.lines { text += "- \(self.line(line))\n" }
        if !drink.steps.isEmpty {
            text += "\n## \(words.method)\n\n"
            for (index, step) in drink.steps.enumerated() { text += "\(index + 1). \(Self.escaped(step[language]))\n" }
        }
        var facts = [(words.glass, names.glass(drink.glass, language))]
        let kinds = drink.techniques.map { techniques[$0]?[language] ?? $0.rawValue }
        if !kinds.isEmpty { facts.append((words.technique, kinds.joined(separator: ", "))) }
        if let garnish = drink.garnish?[language], !garnish.isEmpty { facts.append((words.garnish, garnish)) }
        if let source = drink.source, !source.isEmpty { facts.append((words.source, source)) }
        text += "\n"
        for (key, value) in facts { text += "- **\(key)**: \(Self.escaped(value))\n" }
        return text
    }

    private func line(_ line: DrinkLine) -> String {
        var parts = [amountText(line), names.ingredient(line.ingredient, language)].filter { !$0.isEmpty }
        parts = [Self.escaped(parts.joined(separator: " "))]
        var remarks: [String] = []
        if line.isOptional { remarks.append(words.optional) }
        if let note = line.note?[language], !note.isEmpty { remarks.append(Self.escaped(note)) }
        let others = line.substitutes.map { Self.escaped(names.ingredient($0.ingredient, language)) }
        if !others.isEmpty { remarks.append("\(words.or) \(others.joined(separator: ", "))") }
        if !remarks.isEmpty { parts.append("(\(remarks.joined(separator: "; ")))") }
        return parts.joined(separator: " ")
    }

    private func amountText(_ line: DrinkLine) -> String {
        if let amount { return amount(line) }
        guard let amount = line.amount else { return line.unit == .topUp ? "top up" : "" }
        let range = line.amountMax.map { "–\(NumberText.trimmed($0, decimals: 3))" } ?? ""
        let unit = line.unit == .whole ? "" : " \(line.unit.unknownText ?? line.unit.code)"
        return NumberText.trimmed(amount, decimals: 3) + range + unit
    }

    package func shoppingList(_ items: [MarkdownShoppingItem]) -> String {
        var text = "# \(words.shopping)\n\n"
        for item in items {
            let drinks = item.drinks.isEmpty ? "" : " (\(item.drinks.map(Self.escaped).joined(separator: ", ")))"
            let words = [item.amount, item.name].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
            text += "- [\(item.isDone ? "x" : " ")] \(Self.escaped(words))\(drinks)\n"
        }
        return text
    }

    /// The text on one line, with Markdown escaped.
    static func escaped(_ text: String) -> String {
        var result = ""
        for sign in TextCleaner.line(text) {
            if "\\`*_[]<>#|~!&".contains(sign) { result += "\\" }
            result.append(sign)
        }
        return result
    }
}

package struct MarkdownShoppingItem: Hashable, Sendable {
    package var name: String
    /// As text ("2 bottles"); nil for none.
    package var amount: String?
    package var drinks: [String]
    package var isDone: Bool

    package init(name: String, amount: String? = nil, drinks: [String] = [], isDone: Bool = false) {
        self.name = name
        self.amount = amount
        self.drinks = drinks
        self.isDone = isDone
    }
}

package struct MarkdownWords: Sendable {
    package var ingredients: String
    package var method: String
    package var garnish: String
    package var glass: String
    package var technique: String
    package var source: String
    /// After an optional line.
    package var optional: String
    /// Before substitutes.
    package var or: String
    package var shopping: String

    package init(_ language: Language) {
        let isEnglish = language == .english
        ingredients = isEnglish ? "Ingredients" : "재료"
        method = isEnglish ? "Method" : "만드는 법"
        garnish = isEnglish ? "Garnish" : "장식"
        glass = isEnglish ? "Glass" : "잔"
        technique = isEnglish ? "Technique" : "기법"
        source = isEnglish ? "Source" : "출처"
        optional = isEnglish ? "optional" : "선택"
        or = isEnglish ? "or" : "또는"
        shopping = isEnglish ? "Shopping list" : "장보기 목록"
    }
}
