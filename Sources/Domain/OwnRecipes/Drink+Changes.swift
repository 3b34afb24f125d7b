extension Drink {
    package func with(
        id: Identifier<Drink>? = nil, base: BaseSpirit? = nil, lines: [DrinkLine]? = nil,
        techniques: [TechniqueKind]? = nil, tags: [Identifier<Tag>]? = nil, glass: Identifier<Glass>? = nil,
        tools: [Identifier<Tool>]? = nil, source: String? = nil, variantOf: Identifier<Drink>?,
        keepsStatedStrength: Bool = true
    ) -> Drink {
        Drink(
            id: id ?? self.id, name: name, aliases: aliases, year: year, creator: creator, summary: summary,
            base: base ?? self.base, lines: lines ?? self.lines, steps: steps,
            techniques: techniques ?? self.techniques, glass: glass ?? self.glass, serving: serving, garnish: garnish,
            tools: tools ?? self.tools, tags: tags ?? self.tags, source: source ?? self.source, iba: iba,
            variantOf: variantOf, color: color, statedStrength: keepsStatedStrength ? statedStrength : nil,
            asked: asked, createdAt: createdAt)
    }
}

extension Ingredient {
    package func with(
        id: Identifier<Ingredient>, parent: Identifier<Ingredient>?, parts: [Identifier<Ingredient>]
    ) -> Ingredient {
        Ingredient(
            id: id, name: name, parent: parent, isBrand: isBrand, category: category, content: content, origin: origin,
            summary: summary, aliases: aliases, shelfLifeDays: shelfLifeDays, parts: parts, isStaple: isStaple)
    }
}

extension LocalizedText {
    /// Creates a typed text; nil if both are empty. An empty language shows the other but stays empty in the form.
    package static func typed(_ english: String, _ korean: String, limit: Int = 2_000) -> LocalizedText? {
        let english = PlainText.line(english, limit: limit)
        let korean = PlainText.line(korean, limit: limit)
        return english.isEmpty && korean.isEmpty ? nil : LocalizedText(english: english, korean: korean)
    }

    /// Creates a text typed in one or both languages, each filling in for the other; nil if both are empty.
    package static func either(_ english: String, _ korean: String, limit: Int = 2_000) -> LocalizedText? {
        let english = PlainText.line(english, limit: limit)
        let korean = PlainText.line(korean, limit: limit)
        guard !english.isEmpty || !korean.isEmpty else { return nil }
        return LocalizedText(
            english: english.isEmpty ? korean : english, korean: korean.isEmpty ? english : korean)
    }
}
