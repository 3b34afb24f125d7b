import Domain

enum OwnDrinkRecord {
    static func read(_ value: ExchangeValue, limits: ExchangeLimits) throws(ExchangeFlaw) -> Drink {
        let fields = try RecordFields(value, limits: limits)
        let name = try fields.ownName()
        var techniques: [TechniqueKind] = []
        for word in try fields.words("techniques", .line) {
            techniques.append(try fields.choice(word, TechniqueKind.self, "techniques"))
        }
        var lines: [DrinkLine] = []
        for record in try fields.records("lines", atMost: limits.lines) { lines.append(try line(record)) }
        return Drink(
            id: Identifier(try fields.ownID("id")), name: name, aliases: try fields.words("aliases", .line),
            year: try fields.whole("year"), creator: try fields.text("creator", .line),
            summary: try fields.pair("text", .paragraph) ?? LocalizedText(both: ""),
            base: try fields.choice(fields.text("base", .line) ?? "", BaseSpirit.self, "base"), lines: lines,
            steps: try steps(fields), techniques: techniques, glass: Identifier(try fields.ownID("glass")),
            serving: try fields.choice(fields.text("serve", .line) ?? "", ServingStyle.self, "serve"),
            garnish: try fields.pair("garnish", .line), tools: try fields.ownIDs("tools"),
            tags: try fields.ownIDs("tags"), source: try fields.text("source", .line),
            iba: try fields.text("iba", .line).map { word throws(ExchangeFlaw) in
                try fields.choice(word, IBAGroup.self, "iba")
            },
            variantOf: try fields.has("variant_of") ? Identifier(fields.ownID("variant_of")) : nil,
            color: try fields.color("color"), statedStrength: try fields.strength("abv"),
            createdAt: try fields.text("created", .line).flatMap(RFC3339.seconds))
    }

    private static func steps(_ fields: RecordFields) throws(ExchangeFlaw) -> [LocalizedText] {
        let limits = fields.limits
        let english = try fields.list("steps_en", atMost: limits.steps)
        let korean = try fields.list("steps_ko", atMost: limits.steps)
        guard english.count == korean.count else {
            throw fields.flaw("steps_ko", .stepsDiffer, ["\(korean.count)", "\(english.count)"])
        }
        let texts = try [("steps_en", english), ("steps_ko", korean)].map { key, values throws(ExchangeFlaw) in
            try values.enumerated().map { index, value throws(ExchangeFlaw) in
                guard case .text(let text) = value else { throw fields.flaw("\(key)[\(index)]", .notAText) }
                let field = "\(key)[\(index)]"
                return try RecordFields.clean(text, .line, limit: limits.textLength, field: field) ?? ""
            }
        }
        return zip(texts[0], texts[1]).map { LocalizedText(english: $0, korean: $1) }
    }

    private static func line(_ fields: RecordFields) throws(ExchangeFlaw) -> DrinkLine {
        let unit = try fields.unit() ?? MeasureUnit(code: "other")
        let amount = try fields.number("amount")
        let maximum = try fields.number("max")
        try AmountRules.check(amount, unit, field: fields.field("amount"))
        try AmountRules.check(maximum, unit, field: fields.field("max"))
        var substitutes: [DrinkSubstitute] = []
        for record in try fields.records("substitutes", atMost: fields.limits.substitutes) {
            let own = try record.unit()
            let amount = try record.number("amount")
            try AmountRules.check(amount, own ?? unit, field: record.field("amount"))
            substitutes.append(
                DrinkSubstitute(
                    ingredient: Identifier(try record.ownID("ingredient")), amount: amount, unit: own,
                    written: try record.name("written", .line)))
        }
        return DrinkLine(
            ingredient: Identifier(try fields.ownID("ingredient")), amount: amount, amountMax: maximum, unit: unit,
            isOptional: try fields.flag("optional"), isExact: try fields.flag("exact"),
            isAfter: try fields.flag("after"), note: try fields.pair("note", .line), substitutes: substitutes,
            written: try fields.name("written", .line))
    }

    static func value(_ drink: Drink) -> ExchangeValue {
        var record = RecordBuilder()
        record.add(id: drink.id.rawValue, drink.name)
        record.add("aliases", drink.aliases)
        record.add("year", drink.year.map { .integer($0) })
        record.add("creator", drink.creator)
        record.add("text", drink.summary, .paragraph)
        record.add("base", drink.base.rawValue)
        record.add("lines", .list(drink.lines.map(value)))
        record.add("steps_en", .list(drink.steps.map { .text(TextCleaner.line($0.english)) }))
        record.add("steps_ko", .list(drink.steps.map { .text(TextCleaner.line($0.korean)) }))
        record.add("techniques", drink.techniques.map(\.rawValue))
        record.add("glass", drink.glass.rawValue)
        record.add("serve", drink.serving.rawValue)
        record.add("garnish", drink.garnish)
        record.add("tools", drink.tools.map(\.rawValue))
        record.add("tags", drink.tags.map(\.rawValue))
        record.add("source", drink.source)
        record.add("iba", drink.iba?.rawValue)
        record.add("variant_of", drink.variantOf?.rawValue)
        record.add("color", drink.color)
        record.add("abv", number: drink.statedStrength)
        record.add("created", drink.createdAt.map(RFC3339.text))
        return record.value
    }

    private static func value(_ line: DrinkLine) -> ExchangeValue {
        var record = RecordBuilder()
        record.add("ingredient", line.ingredient.rawValue)
        record.add("amount", number: line.amount)
        record.add("max", number: line.amountMax)
        record.add(line.unit)
        record.add("optional", flag: line.isOptional)
        record.add("exact", flag: line.isExact)
        record.add("after", flag: line.isAfter)
        record.add("note", line.note)
        if !line.substitutes.isEmpty {
            record.add("substitutes", .list(line.substitutes.map(value)))
        }
        record.add("written", line.written)
        return record.value
    }

    private static func value(_ substitute: DrinkSubstitute) -> ExchangeValue {
        var record = RecordBuilder()
        record.add("ingredient", substitute.ingredient.rawValue)
        record.add("amount", number: substitute.amount)
        if let unit = substitute.unit { record.add(unit) }
        record.add("written", substitute.written)
        return record.value
    }
}
