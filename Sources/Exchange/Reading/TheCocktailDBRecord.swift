import Domain

/// A drink or an ingredient in TheCocktailDB's format. Only English texts are read.
struct TheCocktailDBRecord {
    private let fields: RecordFields

    init(_ value: ExchangeValue, limits: ExchangeLimits) throws(ExchangeFlaw) {
        fields = try RecordFields(value, limits: limits)
    }

    var isIngredient: Bool { fields.has("strIngredient") || fields.has("idIngredient") }

    func title(_ number: Int) -> String {
        for key in ["strDrink", "strIngredient", "idDrink", "idIngredient"] {
            if let name = (try? fields.name(key)) ?? nil { return name }
        }
        return "record \(max(number, 1))"
    }

    func ingredient() throws(ExchangeFlaw) -> ForeignIngredient {
        guard let name = try fields.name("strIngredient") else { throw fields.flaw("strIngredient", .noName) }
        var ingredient = ForeignIngredient(name: name)
        ingredient.category = try fields.name("strType")
        ingredient.summary = try fields.text("strDescription", .foreignParagraph)
        do throws(ExchangeFlaw) {
            ingredient.strength = try fields.strength("strABV")
        } catch {
            ingredient.remarks.append(error.leftOut)
        }
        return ingredient
    }

    func drink() throws(ExchangeFlaw) -> ForeignDrink {
        guard let name = try fields.name("strDrink") else { throw fields.flaw("strDrink", .noName) }
        guard fields.has("strIngredient1") || fields.has("strInstructions") else {
            throw ExchangeFlaw(field: "", .searchRow)
        }
        var drink = ForeignDrink(name: LocalizedText(both: name))
        if let id = try fields.name("idDrink") { drink.preferredID = "cocktaildb-\(Slug.make(id))" }
        drink.aliases = try fields.name("strDrinkAlternate").map { [$0] } ?? []
        let instructions = try fields.text("strInstructions", .foreignParagraph, limit: fields.limits.textLength * 10)
        for step in StepSplitter.steps(instructions ?? "") {
            let limit = fields.limits.textLength
            let text = try RecordFields.clean(step, .line, limit: limit, field: "strInstructions")
            if let text { drink.steps.append(LocalizedText(both: text)) }
        }
        drink.glass = try fields.name("strGlass")
        drink.source = "TheCocktailDB"
        drink.iba = try iba()
        drink.tags = try tags()
        let alcohol = try alcohol()
        if alcohol == "alcoholic" || alcohol == "optionalalcohol" {
            drink.unnamedAlcohol = .unnamedAlcohol(isOptional: alcohol == "optionalalcohol")
        }
        if try isZeroProof() {
            drink.base = BaseSpirit.none
            drink.strength = 0
        }
        drink.lines = try lines()
        return drink
    }

    private func isZeroProof() throws(ExchangeFlaw) -> Bool { try alcohol() == "nonalcoholic" }

    private func alcohol() throws(ExchangeFlaw) -> String? {
        try fields.name("strAlcoholic").map { Folding.folded($0) }
    }

    private func iba() throws(ExchangeFlaw) -> IBAGroup? {
        guard let group = try fields.name("strIBA").map({ Folding.folded($0) }) else { return nil }
        if group.contains("unforgettable") { return .unforgettables }
        if group.contains("contemporary") { return .contemporary }
        return group.contains("newera") ? .newEra : nil
    }

    /// Categories that no one searches for.
    private static let plain: Set<String> = ["ordinarydrink", "cocktail", "otherunknown", "other"]

    private func tags() throws(ExchangeFlaw) -> [String] {
        var tags =
            try fields.text("strTags", .foreignLine)?.split(separator: ",").map {
                TextCleaner.trimmed(String($0))
            } ?? []
        if let category = try fields.name("strCategory"), !Self.plain.contains(Folding.folded(category)) {
            tags.append(category)
        }
        if try isZeroProof() { tags.append("zero proof") }
        for tag in tags {
            _ = try RecordFields.clean(tag, .line, limit: fields.limits.nameLength, field: "strTags")
        }
        return tags.filter { !$0.isEmpty }
    }

    private func lines() throws(ExchangeFlaw) -> [ForeignLine] {
        var lines: [ForeignLine] = []
        for number in 1...15 {
            guard let name = try fields.name("strIngredient\(number)") else { continue }
            let key = "strMeasure\(number)"
            let text = try fields.text(key, .foreignLine, limit: fields.limits.nameLength) ?? ""
            let measured = MeasureParser.parse(text)
            try AmountRules.check(text.first == "-" ? -1 : measured.amount, measured.unit, field: key)
            try AmountRules.check(measured.maximum, measured.unit, field: key)
            lines.append(line(name, measured))
        }
        return lines
    }

    /// Fruit of which only the juice is used becomes the juice: `Lime`, `Juice of 1/2`.
    private func line(_ name: String, _ measured: MeasuredAmount) -> ForeignLine {
        var line = ForeignLine(ingredient: ForeignIngredient(name: name), measured: measured)
        let note = measured.note?.lowercased() ?? ""
        if note.hasPrefix("juice of"), measured.unit == .whole, !name.lowercased().contains("juice") {
            line.ingredient.name = "\(name) juice"
        }
        line.isOptional = note.hasPrefix("garnish")
        line.isAfter = measured.unit == .topUp
        // "½ Lime juice" says enough without "Juice of".
        line.note = note == "juice of" ? nil : measured.note.map { LocalizedText(both: $0) }
        return line
    }
}
