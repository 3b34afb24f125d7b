package struct RecipeDraftLine: Hashable, Sendable, Codable {
    /// Empty until one is chosen.
    package var ingredient = ""
    /// An amount or a range (see `AmountEntry`).
    package var amount = ""
    package var unit = "ml"
    package var unitText: String?
    package var isOptional = false
    /// Whether substitutes are ruled out.
    package var isExact = false
    package var isAfter = false
    package var noteEnglish = ""
    package var noteKorean = ""
    package var substitutes: [Substitute] = []
    /// The ingredient's name in a file (see `DrinkLine.written`).
    package var written: String?

    package struct Substitute: Hashable, Sendable, Codable {
        package var ingredient: String
        /// Empty to use the line's amount.
        package var amount: String
        package var unit: String
        package var written: String?

        package init(ingredient: String, amount: String = "", unit: String = "ml", written: String? = nil) {
            self.ingredient = ingredient
            self.amount = amount
            self.unit = unit
            self.written = written
        }
    }

    package init() {}

    package init(_ line: DrinkLine) {
        ingredient = line.ingredient.rawValue
        amount = AmountEntry.text(line.amount, to: line.amountMax)
        unit = line.unit.code
        unitText = line.unit.unknownText
        isOptional = line.isOptional
        isExact = line.isExact
        isAfter = line.isAfter
        noteEnglish = line.note?.english ?? ""
        noteKorean = line.note?.korean ?? ""
        substitutes = line.substitutes.map {
            Substitute(
                ingredient: $0.ingredient.rawValue, amount: AmountEntry.text($0.amount),
                unit: ($0.unit ?? line.unit).code, written: $0.written)
        }
        written = line.written
    }

    package var measure: MeasureUnit { unitText.map(MeasureUnit.other) ?? MeasureUnit(code: unit) }

    /// Nil while the amount is invalid or no ingredient is chosen.
    package var line: DrinkLine? {
        guard !ingredient.isEmpty, let entry = AmountEntry(amount) else { return nil }
        return DrinkLine(
            ingredient: Identifier(ingredient), amount: entry.amount,
            amountMax: measure == .topUp ? nil : entry.maximum,
            unit: entry.amount == nil && measure != .topUp ? .other("") : measure, isOptional: isOptional,
            isExact: isExact,
            isAfter: isAfter, note: LocalizedText.either(noteEnglish, noteKorean),
            substitutes: isExact
                ? []
                : substitutes.map {
                    let own = AmountEntry($0.amount)?.amount
                    return DrinkSubstitute(
                        ingredient: Identifier($0.ingredient), amount: own,
                        unit: own == nil ? nil : MeasureUnit(code: $0.unit), written: $0.written)
                }, written: written)
    }

    package var problems: [RecipeDraftProblem.Reason] {
        var found: [RecipeDraftProblem.Reason] = []
        if ingredient.isEmpty { found.append(.noIngredient) }
        if let entry = AmountEntry(amount) {
            if entry.amount == nil, measure.needsAmount { found.append(.noAmount) }
            let most = entry.maximum ?? entry.amount ?? 0
            if let millilitres = measure.millilitres, most * millilitres > 5_000 { found.append(.tooMuch) }
        } else {
            found.append(.badAmount)
        }
        for substitute in substitutes where AmountEntry(substitute.amount) == nil { found.append(.badAmount) }
        if substitutes.contains(where: { $0.ingredient == ingredient }) { found.append(.standsForItself) }
        return found
    }
}

extension MeasureUnit {
    /// Whether the unit needs an amount; without one it would mean "to taste".
    fileprivate var needsAmount: Bool {
        switch self {
        case .topUp, .other: false
        default: true
        }
    }
}
