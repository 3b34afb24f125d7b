import Domain

/// A recipe in draft 04 of Bar Assistant's schema: no other keys, and no empty texts.
struct Draft04Record {
    let names: ExchangeNames
    let techniques: [TechniqueKind: LocalizedText]

    /// Aliases, the creator, tools and the second language have no key in the schema and are left out.
    func value(_ drink: Drink, strength: Double?) -> ExchangeValue {
        var record = RecordBuilder()
        record.text("name", drink.name.english)
        record.text("instructions", instructions(drink))
        record.text("created_at", drink.createdAt.map(RFC3339.text))
        record.text("source", drink.source)
        record.text("description", drink.summary.english)
        record.text("garnish", drink.garnish?.english)
        if let strength, (0...100).contains(strength) {
            record.add("abv", .number((strength * 10).rounded() / 10))
        }
        record.add("tags", .list(drink.tags.map { .text(names.tag($0)) }))
        record.text("glass", names.glass(drink.glass))
        record.text("method", drink.techniques.first.map { techniques[$0]?.english ?? $0.rawValue })
        let base = self.base(of: drink)
        record.add(
            "ingredients", .list(drink.lines.enumerated().map { value($0.element, base: $0.offset == 0 ? base : nil) }))
        return record.value
    }

    /// The steps as numbered lines, with Markdown and HTML escaped.
    private func instructions(_ drink: Drink) -> String {
        let steps = drink.steps.map { TextCleaner.trimmed(TextCleaner.line($0.english)) }.filter { !$0.isEmpty }
        if steps.isEmpty { return drink.techniques.first.map { techniques[$0]?.english ?? $0.rawValue } ?? "build" }
        return steps.enumerated().map { "\($0.offset + 1). \(Self.escaped($0.element))" }.joined(separator: "\n")
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for sign in text {
            switch sign {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "*", "_", "`", "[", "]", "\\", "~", "!": result += "\\\(sign)"
            default: result.append(sign)
            }
        }
        return result
    }

    /// The base, if a reader would guess another from the lines.
    private func base(of drink: Drink) -> BaseSpirit? {
        let guess = BaseGuess.base(drink.lines.map { (names.kind(of: $0.ingredient), $0.amount, $0.unit) })
        return drink.base == guess ? nil : drink.base
    }

    private func value(_ line: DrinkLine, base: BaseSpirit?) -> ExchangeValue {
        var record = RecordBuilder()
        record.text("name", names.ingredient(line.ingredient))
        amount(line.amount, line.unit, &record)
        if line.isOptional { record.add("optional", .bool(true)) }
        if let maximum = line.amountMax, line.unit != .topUp { record.add("amount_max", .number(maximum)) }
        let isTopUp = line.unit == .topUp
        let note = line.note.map { $0.english.isEmpty ? $0.korean : $0.english }
        let flags = NoteFlags(
            isExact: line.isExact, isAfter: line.isAfter == isTopUp ? nil : line.isAfter, base: base,
            note: note.map { TextCleaner.trimmed(TextCleaner.line($0)) })
        record.text("note", flags.text)
        if !line.substitutes.isEmpty {
            record.add("substitutes", .list(line.substitutes.map { value($0, in: line) }))
        }
        return record.value
    }

    private func value(_ substitute: DrinkSubstitute, in line: DrinkLine) -> ExchangeValue {
        var record = RecordBuilder()
        record.text("name", names.ingredient(substitute.ingredient))
        if let amount = substitute.amount {
            self.amount(amount, substitute.unit ?? line.unit, &record)
        }
        return record.value
    }

    /// A top-up is 0 of `topup`; anything else without an amount is 0 `to taste`.
    private func amount(_ amount: Double?, _ unit: MeasureUnit, _ record: inout RecordBuilder) {
        let isTaste = amount == nil && (unit.unknownText.map { $0 == "other" || $0.isEmpty } ?? false)
        let word = isTaste ? "to taste" : unit.unknownText.map(TextCleaner.line) ?? unit.code
        record.add("amount", .number(amount ?? 0))
        record.text("units", word.isEmpty ? "whole" : word)
    }
}

extension RecordBuilder {
    /// A text of several lines, unless it is empty.
    fileprivate mutating func text(_ key: String, _ text: String?) {
        guard let text = text.map(TextCleaner.paragraph), !TextCleaner.trimmed(text).isEmpty else { return }
        add(key, .text(text))
    }
}
