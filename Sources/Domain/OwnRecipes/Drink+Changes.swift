extension Drink {
    package func with(
        id: Identifier<Drink>? = nil, base: BaseSpirit? = nil, lines: [DrinkLine]? = nil,
        tags: [Identifier<Tag>]? = nil, glass: Identifier<Glass>? = nil, tools: [Identifier<Tool>]? = nil,
        variantOf: Identifier<Drink>?
    ) -> Drink {
        Drink(
            id: id ?? self.id, name: name, aliases: aliases, year: year, creator: creator, summary: summary,
            base: base ?? self.base, lines: lines ?? self.lines, steps: steps, techniques: techniques,
            glass: glass ?? self.glass,
            serving: serving, garnish: garnish, tools: tools ?? self.tools, tags: tags ?? self.tags, source: source,
            iba: iba,
            variantOf: variantOf, color: color,
            statedStrength: statedStrength, createdAt: createdAt)
    }
}

extension Drink {
    package func withSource(_ source: String) -> Drink {
        Drink(
            id: id, name: name, aliases: aliases, year: year, creator: creator, summary: summary, base: base,
            lines: lines, steps: steps, techniques: techniques, glass: glass, serving: serving, garnish: garnish,
            tools: tools, tags: tags, source: source, iba: iba, variantOf: variantOf, color: color,
            statedStrength: statedStrength)
    }
}
