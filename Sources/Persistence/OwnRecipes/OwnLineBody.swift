import Domain

struct OwnLineBody: Decodable, JSONObject {
    struct Substitute: Decodable, JSONObject {
        let ingredient: String
        let amount: Double?
        let unit: String?
        let unitText: String?
        let written: String?

        func write(to members: inout JSONMembers) throws {
            try members.add("amount", amount)
            members.add("ingredient", ingredient)
            members.add("unit", unit)
            members.add("unitText", unitText)
            members.add("written", written)
        }
    }

    let ingredient: String
    let amount: Double?
    let max: Double?
    let unit: String
    let unitText: String?
    let optional: Bool?
    let exact: Bool?
    let after: Bool?
    let note: BodyText?
    let substitutes: [Substitute]?
    let written: String?

    init(_ line: DrinkLine) {
        ingredient = line.ingredient.rawValue
        amount = line.amount
        max = line.amountMax
        unit = line.unit.code
        unitText = line.unit.unknownText
        optional = line.isOptional ? true : nil
        exact = line.isExact ? true : nil
        after = line.isAfter ? true : nil
        note = line.note.map(BodyText.init)
        let choices = line.substitutes.map {
            Substitute(
                ingredient: $0.ingredient.rawValue, amount: $0.amount, unit: $0.unit?.code,
                unitText: $0.unit?.unknownText, written: $0.written)
        }
        substitutes = choices.isEmpty ? nil : choices
        written = line.written
    }

    func write(to members: inout JSONMembers) throws {
        members.add("after", after)
        try members.add("amount", amount)
        members.add("exact", exact)
        members.add("ingredient", ingredient)
        try members.add("max", max)
        try members.add("note", note)
        members.add("optional", optional)
        try members.add("substitutes", substitutes)
        members.add("unit", unit)
        members.add("unitText", unitText)
        members.add("written", written)
    }

    var line: DrinkLine {
        DrinkLine(
            ingredient: Identifier(ingredient), amount: amount, amountMax: max,
            unit: Self.unit(unit, unitText) ?? .other(""), isOptional: optional ?? false, isExact: exact ?? false,
            isAfter: after ?? false, note: note?.text,
            substitutes: (substitutes ?? []).map {
                DrinkSubstitute(
                    ingredient: Identifier($0.ingredient), amount: $0.amount, unit: Self.unit($0.unit, $0.unitText),
                    written: $0.written)
            }, written: written)
    }

    private static func unit(_ code: String?, _ text: String?) -> MeasureUnit? {
        // A word that was unknown when the line was written may be a unit by now.
        text.map { MeasureUnit(code: $0) } ?? code.map { MeasureUnit(code: $0) }
    }
}
