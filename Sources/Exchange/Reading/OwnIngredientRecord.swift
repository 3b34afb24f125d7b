import Domain

enum OwnIngredientRecord {
    static func read(_ value: ExchangeValue, limits: ExchangeLimits) throws(ExchangeFlaw) -> Ingredient {
        let fields = try RecordFields(value, limits: limits)
        let days = try fields.whole("shelf_life_days")
        if let days, days < 1 { throw fields.flaw("shelf_life_days", .underADay) }
        return Ingredient(
            id: Identifier(try fields.ownID("id")), name: try fields.ownName(),
            parent: try fields.has("parent") ? Identifier(fields.ownID("parent")) : nil,
            isBrand: try fields.flag("brand"),
            category: try fields.choice(fields.text("category", .line) ?? "", IngredientCategory.self, "category"),
            content: IngredientContent(
                strength: try fields.strength("abv"),
                sugar: try fields.number("sugar", within: 0...1000), acid: try fields.number("acid", within: 0...1000),
                kilocalories: try fields.number("kcal", within: 0...10_000), color: try fields.color("color"),
                pieceMillilitres: try fields.number("piece_ml", within: 0...10_000),
                pieceSugar: try fields.number("piece_g_sugar", within: 0...10_000),
                dryGramsPerTeaspoon: try fields.number("dry_g_per_teaspoon", within: 0...1000),
                dryMillilitresPerGram: try fields.number("dry_ml_per_g", within: 0...1000)),
            origin: try fields.pair("origin", .line), summary: try fields.pair("text", .paragraph),
            aliases: try fields.words("aliases", .line), shelfLifeDays: days, parts: try fields.ownIDs("parts"),
            isStaple: try fields.flag("staple"))
    }

    static func tag(_ value: ExchangeValue, limits: ExchangeLimits) throws(ExchangeFlaw) -> Tag {
        let fields = try RecordFields(value, limits: limits)
        return Tag(id: Identifier(try fields.ownID("id")), name: try fields.ownName())
    }

    static func value(_ ingredient: Ingredient) -> ExchangeValue {
        let content = ingredient.content
        var record = RecordBuilder()
        record.add(id: ingredient.id.rawValue, ingredient.name)
        record.add("parent", ingredient.parent?.rawValue)
        record.add("brand", flag: ingredient.isBrand)
        record.add("category", ingredient.category.rawValue)
        record.add("abv", number: content.strength)
        record.add("sugar", number: content.sugar)
        record.add("acid", number: content.acid)
        record.add("kcal", number: content.kilocalories)
        record.add("color", content.color)
        record.add("piece_ml", number: content.pieceMillilitres)
        record.add("piece_g_sugar", number: content.pieceSugar)
        record.add("dry_g_per_teaspoon", number: content.dryGramsPerTeaspoon)
        record.add("dry_ml_per_g", number: content.dryMillilitresPerGram)
        record.add("origin", ingredient.origin)
        record.add("text", ingredient.summary, .paragraph)
        record.add("aliases", ingredient.aliases)
        record.add("shelf_life_days", ingredient.shelfLifeDays.map { .integer($0) })
        record.add("parts", ingredient.parts.map(\.rawValue))
        record.add("staple", flag: ingredient.isStaple)
        return record.value
    }

    static func value(_ tag: Tag) -> ExchangeValue {
        var record = RecordBuilder()
        record.add(id: tag.id.rawValue, tag.name)
        return record.value
    }
}

enum OwnGearRecord {
    static func glass(_ value: ExchangeValue, limits: ExchangeLimits) throws(ExchangeFlaw) -> Glass {
        let fields = try RecordFields(value, limits: limits)
        guard let volume = try fields.number("ml", within: 1...100_000) else { throw fields.flaw("ml", .noVolume) }
        return Glass(
            id: Identifier(try fields.ownID("id")), name: try fields.ownName(), volume: volume,
            summary: try fields.pair("text", .paragraph) ?? LocalizedText(both: ""), art: [])
    }

    static func tool(_ value: ExchangeValue, limits: ExchangeLimits) throws(ExchangeFlaw) -> Tool {
        let fields = try RecordFields(value, limits: limits)
        return Tool(
            id: Identifier(try fields.ownID("id")), name: try fields.ownName(),
            summary: try fields.pair("text", .paragraph) ?? LocalizedText(both: ""))
    }

    static func value(_ glass: Glass) -> ExchangeValue {
        var record = RecordBuilder()
        record.add(id: glass.id.rawValue, glass.name)
        record.add("ml", number: glass.volume)
        record.add("text", glass.summary, .paragraph)
        return record.value
    }

    static func value(_ tool: Tool) -> ExchangeValue {
        var record = RecordBuilder()
        record.add(id: tool.id.rawValue, tool.name)
        record.add("text", tool.summary, .paragraph)
        return record.value
    }
}
