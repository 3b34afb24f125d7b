/// The numbers of an ingredient on which estimates are based; nil if unknown.
package struct IngredientContent: Hashable, Sendable {
    /// Per cent alcohol by volume.
    package let strength: Double?
    /// Grams of sugar in 100 ml (in 100 g for dry goods).
    package let sugar: Double?
    /// Grams of acid in 100 ml.
    package let acid: Double?
    /// Kilocalories in 100 ml that come from neither ethanol nor sugar.
    package let kilocalories: Double?
    /// The colour of the liquid, `#rrggbb`.
    package let color: String?
    /// Millilitres per piece: the juice of a lime, an egg white.
    package let pieceMillilitres: Double?
    /// Grams of sugar per piece: a sugar cube.
    package let pieceSugar: Double?
    /// Grams in a teaspoon of a dry good; nil for liquids.
    package let dryGramsPerTeaspoon: Double?
    /// Millilitres that one gram of a dry good adds once dissolved.
    package let dryMillilitresPerGram: Double?
    package let strengthBasis: StrengthBasis
    /// Whether a word in the name is the only sign of alcohol.
    package private(set) var isNamedAfterDrink = false

    package init(
        strength: Double? = nil, sugar: Double? = nil, acid: Double? = nil, kilocalories: Double? = nil,
        color: String? = nil, pieceMillilitres: Double? = nil, pieceSugar: Double? = nil,
        dryGramsPerTeaspoon: Double? = nil, dryMillilitresPerGram: Double? = nil,
        strengthBasis: StrengthBasis = .known
    ) {
        self.strength = strength
        self.sugar = sugar
        self.acid = acid
        self.kilocalories = kilocalories
        self.color = color
        self.pieceMillilitres = pieceMillilitres
        self.pieceSugar = pieceSugar
        self.dryGramsPerTeaspoon = dryGramsPerTeaspoon
        self.dryMillilitresPerGram = dryMillilitresPerGram
        self.strengthBasis = strengthBasis
    }

    /// Fills in missing values from the content of the kind above.
    package func filled(from other: IngredientContent) -> IngredientContent {
        IngredientContent(
            strength: strength ?? other.strength, sugar: sugar ?? other.sugar, acid: acid ?? other.acid,
            kilocalories: kilocalories ?? other.kilocalories, color: color ?? other.color,
            pieceMillilitres: pieceMillilitres ?? other.pieceMillilitres, pieceSugar: pieceSugar ?? other.pieceSugar,
            dryGramsPerTeaspoon: dryGramsPerTeaspoon ?? other.dryGramsPerTeaspoon,
            dryMillilitresPerGram: dryMillilitresPerGram ?? other.dryMillilitresPerGram)
    }

    /// Completes inherited content for calculations: unknown strength and sugar become the usual ones of the category;
    /// without a usual one they stay unknown. A usual strength is an estimate, also that of a juice.
    ///
    /// An inherited or usual strength of 0 does not count if the name contains a word for an alcoholic drink. An
    /// inherited 0 does not count either if the category may hold alcohol, as for a liqueur below a fruit, unless the
    /// name claims to be without alcohol. `own` is the ingredient's own strength, before inheriting.
    package func assuming(_ category: IngredientCategory, name: LocalizedText, own: Double?) -> IngredientContent {
        if sugar == nil, let usual = category.usualSugar {
            return filled(from: IngredientContent(sugar: usual)).assuming(category, name: name, own: own)
        }
        guard own == nil, strength ?? 0 <= 0 else { return self }
        var usual = strength ?? (isDry ? 0 : category.usualStrength)
        let isNamed = AlcoholWords.mayHold(name.english) || AlcoholWords.mayHold(name.korean)
        let claimsNone = AlcoholWords.claimsNone(name.english) || AlcoholWords.claimsNone(name.korean)
        let isBelowFood = strength == 0 && category.usualStrength != 0 && !claimsNone
        if usual == 0, isNamed || isBelowFood {
            usual = category.usualStrength.flatMap { $0 > 0 ? $0 : nil }
        } else if strength != nil || isDry {
            return self
        }
        var content = IngredientContent(
            strength: usual, sugar: sugar, acid: acid, kilocalories: kilocalories, color: color,
            pieceMillilitres: pieceMillilitres, pieceSugar: pieceSugar, dryGramsPerTeaspoon: dryGramsPerTeaspoon,
            dryMillilitresPerGram: dryMillilitresPerGram,
            strengthBasis: usual == nil ? .unknown : .estimated)
        content.isNamedAfterDrink = isNamed
        return content
    }

    /// Whether the strength or a word of the name tells of alcohol. Unlike `mayHoldAlcohol`, false if unknown.
    var isTakenForAlcohol: Bool { (strength ?? 0) > 0 || isNamedAfterDrink }

    package var mayHoldAlcohol: Bool { (strength ?? 0) > 0 || strengthBasis == .unknown }
}
