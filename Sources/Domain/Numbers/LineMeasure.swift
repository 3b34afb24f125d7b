enum LineMeasure {
    /// The contribution of an amount of an ingredient; nil for an unknown unit.
    ///
    /// Spoons of a dry good are converted to grams (a teaspoon of sugar is 4 g; 0.6 ml per gram once dissolved). A
    /// whole fruit, egg or cube contributes its own millilitres and sugar; a slice, leaf, sprig, wedge, pinch or peel
    /// contributes nothing. A gram of a liquid counts as a millilitre. Top-ups are filled elsewhere.
    static func pour(
        _ amount: Double, _ unit: MeasureUnit, of ingredient: Identifier<Ingredient>, content: IngredientContent,
        isAfter: Bool
    ) -> Pour? {
        var pour = Pour(ingredient: ingredient, isAfter: isAfter)
        switch unit {
        case .other: return nil
        // A top-up with an amount is in millilitres.
        case .topUp: pour.add(amount, of: content)
        case .slice, .leaf, .sprig, .wedge, .pinch, .peel: return pour
        case .whole, .cube:
            pour.add(amount * (content.pieceMillilitres ?? 0), of: content)
            // A piece of unknown size may be a bottle.
            if amount > 0, content.pieceMillilitres == nil { pour.basis = max(pour.basis, content.strengthBasis) }
            if let sugar = content.pieceSugar {
                pour.sugar = amount * sugar
                if content.pieceMillilitres == nil {
                    pour.millilitres = amount * sugar * (content.dryMillilitresPerGram ?? sugarMillilitresPerGram)
                }
            }
        case .gram:
            if content.isDry { pour.add(grams: amount, of: content) } else { pour.add(amount, of: content) }
        case .millilitre, .centilitre, .ounce, .dash, .barspoon, .teaspoon, .tablespoon, .drop, .splash, .part,
            .bottle, .can, .cup, .jigger, .pint, .shot:
            let millilitres = amount * (unit.millilitres(isAfter: isAfter) ?? 0)
            if let spoon = content.dryGramsPerTeaspoon {
                pour.add(grams: millilitres / teaspoon * spoon, of: content)
            } else {
                pour.add(millilitres, of: content)
            }
        }
        return pour
    }

    /// Millilitres that a gram of dissolved sugar adds (its partial volume is about 0.62 ml per gram).
    static let sugarMillilitresPerGram = 0.6
    private static let teaspoon = 5.0
}

extension Pour {
    /// Millilitres below which unknown sugar does not count: even of syrup it is less than 3 g.
    private static let leastSweet = 5.0

    mutating func add(_ millilitres: Double, of content: IngredientContent) {
        self.millilitres += millilitres
        if millilitres > 0 { basis = max(basis, content.strengthBasis) }
        if millilitres >= Self.leastSweet, content.sugar == nil { hasUnknownSugar = true }
        ethanol += millilitres * (content.strength ?? 0) / 100
        sugar += millilitres * (content.sugar ?? 0) / 100
        otherKilocalories += millilitres * (content.kilocalories ?? 0) / 100
    }

    /// Adds grams of a dry good, whose content is given per 100 g.
    mutating func add(grams: Double, of content: IngredientContent) {
        millilitres += grams * (content.dryMillilitresPerGram ?? LineMeasure.sugarMillilitresPerGram)
        sugar += grams * (content.sugar ?? 0) / 100
        otherKilocalories += grams * (content.kilocalories ?? 0) / 100
    }
}

extension IngredientContent {
    /// Whether the ingredient is weighed rather than poured.
    package var isDry: Bool { dryGramsPerTeaspoon != nil || dryMillilitresPerGram != nil }
}
