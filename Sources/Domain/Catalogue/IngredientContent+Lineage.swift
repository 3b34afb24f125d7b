extension IngredientContent {
    /// Fills in missing values from another content, that of the kind above in the tree.
    public func filled(from other: IngredientContent) -> IngredientContent {
        IngredientContent(
            strength: strength ?? other.strength, sugar: sugar ?? other.sugar, acid: acid ?? other.acid,
            kilocalories: kilocalories ?? other.kilocalories, color: color ?? other.color,
            pieceMillilitres: pieceMillilitres ?? other.pieceMillilitres, pieceSugar: pieceSugar ?? other.pieceSugar,
            dryGramsPerTeaspoon: dryGramsPerTeaspoon ?? other.dryGramsPerTeaspoon,
            dryMillilitresPerGram: dryMillilitresPerGram ?? other.dryMillilitresPerGram)
    }
}
