package import Domain

package struct MarkdownStyle: Sendable {
    private let language: Language
    private let amount: (@Sendable (DrinkLine) -> String)?

    /// `language` is that of names and texts. Without `amount`, a line has the recipe's number and unit.
    package init(_ language: Language = .english, amount: (@Sendable (DrinkLine) -> String)? = nil) {
        self.language = language
        self.amount = amount
    }

    func card(_ drink: Drink, _ names: ExchangeNames, _ techniques: [TechniqueKind: LocalizedText]) -> String {
        var text = "# \(Self.escaped(drink.name[language]))\n"
        let other = drink.name[language.other]
        if other != drink.name[language], !other.isEmpty { text += "\n*\(Self.escaped(other))*\n" }
        if !drink.summary[language].isEmpty { text += "\n\(Self.escaped(drink.summary[language]))\n" }
        text += "\n## \(word("Ingredients", "재료"))\n\n"
        for line in drink.lines { text += "- \(self.line(line, names))\n" }
        if !drink.steps.isEmpty {
            text += "\n## \(word("Method", "만드는 법"))\n\n"
            for (index, step) in drink.steps.enumerated() { text += "\(index + 1). \(Self.escaped(step[language]))\n" }
        }
        var facts = [(word("Glass", "잔"), names.glass(drink.glass, language))]
        let kinds = drink.techniques.map { techniques[$0]?[language] ?? $0.rawValue }
        if !kinds.isEmpty { facts.append((word("Technique", "기법"), kinds.joined(separator: ", "))) }
        if let garnish = drink.garnish?[language], !garnish.isEmpty { facts.append((word("Garnish", "장식"), garnish)) }
        if let source = drink.source, !source.isEmpty { facts.append((word("Source", "출처"), source)) }
        text += "\n"
        for (key, value) in facts { text += "- **\(key)**: \(Self.escaped(value))\n" }
        return text
    }

    private func line(_ line: DrinkLine, _ names: ExchangeNames) -> String {
        var parts = [amountText(line), names.ingredient(line.ingredient, language)].filter { !$0.isEmpty }
        parts = [Self.escaped(parts.joined(separator: " "))]
        var remarks: [String] = []
        if line.isOptional { remarks.append(word("optional", "선택")) }
        if let note = line.note?[language], !note.isEmpty { remarks.append(Self.escaped(note)) }
        let others = line.substitutes.map { Self.escaped(names.ingredient($0.ingredient, language)) }
        if !others.isEmpty { remarks.append("\(word("or", "또는")) \(others.joined(separator: ", "))") }
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

    /// An amount is a text ("2 bottles"); nil for none.
    package func shoppingList(
        _ items: [(name: String, amount: String?, drinks: [String], isDone: Bool)]
    ) -> String {
        var text = "# \(word("Shopping list", "장보기 목록"))\n\n"
        for item in items {
            let drinks = item.drinks.isEmpty ? "" : " (\(item.drinks.map(Self.escaped).joined(separator: ", ")))"
            let words = [item.amount, item.name].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
            text += "- [\(item.isDone ? "x" : " ")] \(Self.escaped(words))\(drinks)\n"
        }
        return text
    }

    private func word(_ english: String, _ korean: String) -> String { language == .english ? english : korean }

    static func escaped(_ text: String) -> String {
        var result = ""
        for sign in TextCleaner.line(text) {
            if "\\`*_[]<>#|~!&".contains(sign) { result += "\\" }
            result.append(sign)
        }
        return result
    }
}
