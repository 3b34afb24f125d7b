import Domain

struct DrinkRecord: CatalogueRecord {
    let id: String
    let en: String
    let ko: String
    let aliases: [String]?
    let year: Int?
    let creator: String?
    let text_en: String
    let text_ko: String
    let asked: Int?
    let base: String
    let lines: [LineRecord]
    let steps_en: [String]
    let steps_ko: [String]
    let techniques: [String]
    let glass: String
    let serve: String
    let garnish_en: String?
    let garnish_ko: String?
    let tools: [String]?
    let tags: [String]?
    let source: String?
    let iba: String?
    let variant_of: String?
    let color: String?

    func entity() throws(RecordFlaw) -> Drink {
        guard steps_en.count == steps_ko.count else {
            throw RecordFlaw(
                field: "steps_ko", reason: "has \(steps_ko.count) steps, steps_en \(steps_en.count)", .stepsDiffer,
                [String(steps_ko.count), String(steps_en.count)])
        }
        var kinds: [TechniqueKind] = []
        for name in techniques { kinds.append(try choice(name, of: TechniqueKind.self, field: "techniques")) }
        return Drink(
            id: Identifier(id), name: LocalizedText(english: en, korean: ko), aliases: aliases ?? [], year: year,
            creator: creator, summary: LocalizedText(english: text_en, korean: text_ko),
            base: try choice(base, of: BaseSpirit.self, field: "base"), lines: lines.map(\.line),
            steps: zip(steps_en, steps_ko).map { LocalizedText(english: $0, korean: $1) }, techniques: kinds,
            glass: Identifier(glass), serving: try choice(serve, of: ServingStyle.self, field: "serve"),
            garnish: try pair(garnish_en, garnish_ko, field: "garnish"), tools: (tools ?? []).map { Identifier($0) },
            tags: (tags ?? []).map { Identifier($0) }, source: source,
            iba: try iba.map { name throws(RecordFlaw) in try choice(name, of: IBAGroup.self, field: "iba") },
            variantOf: variant_of.map { Identifier($0) }, color: color,
            asked: asked)
    }
}

struct LineRecord: Decodable {
    let ingredient: String
    let amount: Double?
    let max: Double?
    let unit: String
    let optional: Bool?
    let exact: Bool?
    let after: Bool?
    let note_en: String?
    let note_ko: String?
    let substitutes: [SubstituteRecord]?

    struct SubstituteRecord: Decodable {
        let ingredient: String
        let amount: Double?
        let unit: String?
    }

    var line: DrinkLine {
        var note: LocalizedText?
        if let english = note_en, let korean = note_ko { note = LocalizedText(english: english, korean: korean) }
        return DrinkLine(
            ingredient: Identifier(ingredient), amount: amount, amountMax: max, unit: MeasureUnit(code: unit),
            isOptional: optional ?? false, isExact: exact ?? false, isAfter: after ?? false, note: note,
            substitutes: (substitutes ?? []).map {
                DrinkSubstitute(
                    ingredient: Identifier($0.ingredient), amount: $0.amount,
                    unit: $0.unit.map { MeasureUnit(code: $0) })
            })
    }
}
