import Domain

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
