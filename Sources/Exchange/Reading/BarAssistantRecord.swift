import Domain

/// A recipe or an ingredient in Bar Assistant's format: drafts 02 (both forms) and 04.
struct BarAssistantRecord {
    enum Kind { case cocktail, ingredient }

    private let fields: RecordFields
    /// The ingredients beside the recipe in the exchange form of draft 02, by id.
    private let relatedIngredients: [String: RecordFields]
    /// Nil if it is neither.
    let kind: Kind?

    init(_ value: ExchangeValue, limits: ExchangeLimits) throws(ExchangeFlaw) {
        let outer = try RecordFields(value, limits: limits)
        var relatedIngredients: [String: RecordFields] = [:]
        if let recipe = outer.value("recipe") {
            fields = try RecordFields(recipe, path: "recipe", limits: limits)
            for record in try outer.records("ingredients", atMost: limits.words * 10) {
                if let id = try record.name("_id") { relatedIngredients[id] = record }
            }
            kind = .cocktail
        } else {
            fields = outer
            if outer.has("instructions") || outer.has("ingredients") || outer.has("glass") || outer.has("method") {
                kind = .cocktail
            } else {
                kind = outer.has("name") || outer.has("_id") || outer.has("strength") ? .ingredient : nil
            }
        }
        self.relatedIngredients = relatedIngredients
    }

    func title(_ number: Int) -> String {
        let name = (try? fields.name("name")) ?? nil
        let id = (try? fields.name("_id")) ?? nil
        return name ?? id ?? "record \(max(number, 1))"
    }

    func ingredient() throws(ExchangeFlaw) -> ForeignIngredient {
        var ingredient = try self.ingredient(fields)
        for part in try fields.list("ingredient_parts", atMost: fields.limits.words) {
            if case .text(let id)? = part["_id"] ?? part["name"] { ingredient.parts.append(TextCleaner.line(id)) }
        }
        return ingredient
    }

    private func ingredient(_ record: RecordFields) throws(ExchangeFlaw) -> ForeignIngredient {
        let id = try record.name("_id")
        let other = id.flatMap { relatedIngredients[$0] }
        var named = try record.name("name")
        if named == nil { named = try other?.name("name") }
        guard let name = named else { throw record.flaw("name", .noName) }
        var ingredient = ForeignIngredient(name: name, id: id)
        for source in [record, other].compactMap({ $0 }) {
            if ingredient.parent == nil { ingredient.parent = try source.name("_parent_id") }
            if ingredient.strength == nil { ingredient.strength = try source.strength("strength") }
            if ingredient.category == nil { ingredient.category = try source.name("category") }
            if ingredient.origin == nil { ingredient.origin = try source.name("origin") }
            if ingredient.summary == nil { ingredient.summary = try source.text("description", .foreignParagraph) }
            if ingredient.color == nil, let color = try source.name("color"), DrinkColor(hex: color) != nil {
                ingredient.color = color
            }
        }
        return ingredient
    }

    func drink() throws(ExchangeFlaw) -> ForeignDrink {
        guard let name = try fields.name("name") else { throw fields.flaw("name", .noName) }
        var drink = ForeignDrink(name: LocalizedText(both: name))
        drink.foreignID = try fields.name("_id")
        drink.summary = try fields.text("description", .foreignParagraph) ?? ""
        let instructions =
            try fields.text("instructions", .foreignParagraph, limit: fields.limits.textLength * 10) ?? ""
        for step in StepSplitter.steps(instructions) {
            let field = fields.field("instructions")
            let text = try RecordFields.clean(step, .line, limit: fields.limits.textLength, field: field)
            if let text { drink.steps.append(LocalizedText(both: text)) }
        }
        drink.glass = try word("glass")
        drink.methods = try word("method").map { [$0] } ?? []
        drink.garnish = try fields.text("garnish", .foreignLine)
        drink.source = try fields.text("source", .foreignLine)
        drink.tags = try fields.words("tags")
        drink.tools = try fields.words("utensils")
        if let year = try fields.whole("year"), (1500...2100).contains(year) { drink.year = year }
        drink.createdAt = try fields.name("created_at").flatMap(RFC3339.seconds)
        drink.lines = try lines()
        drink.base = drink.lines.lazy.compactMap(\.base).first
        // Bar Assistant writes 0 for an unknown strength, too. A tag such as "virgin" confirms a real 0.
        let strength = drink.statedStrength(fields)
        if strength ?? 0 > 0 || drink.tags.contains(where: Self.claimsNone) { drink.strength = strength }
        return drink
    }

    private static func claimsNone(_ tag: String) -> Bool {
        AlcoholWords.claimsNone(tag) || ["virgin", "mocktail", "zeroproof"].contains(Folding.folded(tag))
    }

    private func word(_ key: String) throws(ExchangeFlaw) -> String? {
        guard case .object? = fields.value(key), let value = fields.value(key) else { return try fields.name(key) }
        return try RecordFields(value, path: fields.field(key), limits: fields.limits).name("name")
    }

    private func lines() throws(ExchangeFlaw) -> [ForeignLine] {
        let records = try fields.records("ingredients", atMost: fields.limits.lines)
        var lines: [(sort: Double, line: ForeignLine)] = []
        for (index, record) in records.enumerated() {
            lines.append((try record.number("sort") ?? Double(index), try line(record)))
        }
        let isSorted = zip(lines, lines.dropFirst()).allSatisfy { $0.sort <= $1.sort }
        guard !isSorted, records.allSatisfy({ $0.has("sort") }) else { return lines.map(\.line) }
        return lines.enumerated().sorted { ($0.element.sort, $0.offset) < ($1.element.sort, $1.offset) }
            .map(\.element.line)
    }

    private func line(_ record: RecordFields) throws(ExchangeFlaw) -> ForeignLine {
        let word = try record.name("units") ?? ""
        var line = ForeignLine(
            ingredient: try ingredient(record), measured: try AmountRules.measured(record, word: word))
        let flags = NoteFlags(try record.text("note", .foreignLine))
        line.isOptional = try record.flag("optional")
        let isSpecified = try record.flag("is_specified")
        line.isExact = flags.isExact || isSpecified
        line.isAfter = flags.isAfter ?? (line.measured.unit == .topUp || word.lowercased() == "float")
        line.base = flags.base
        let note = [line.measured.note, flags.note].compactMap { $0 }.joined(separator: "; ")
        line.note = note.isEmpty ? nil : LocalizedText(both: note)
        for other in try record.records("substitutes", atMost: record.limits.substitutes) {
            var substitute = ForeignLine.Substitute(ingredient: try ingredient(other))
            let units = try other.name("units")
            if units != nil || other.has("amount") {
                let measured = try AmountRules.measured(other, word: units ?? word)
                substitute.amount = measured.amount
                substitute.unit = units == nil || measured.amount == nil ? nil : measured.unit
            }
            line.substitutes.append(substitute)
        }
        return line
    }
}
