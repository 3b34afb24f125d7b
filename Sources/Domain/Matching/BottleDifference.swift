/// How a bottle of the bar noticeably differs from the ingredient that a line names.
package struct BottleDifference: Hashable, Sendable {
    package enum Sweetness: String, Sendable {
        case sweeter, drier
    }

    /// Whether the bottle is smoky and the named ingredient is not.
    package let isSmoky: Bool
    /// The bottle's per cent alcohol by volume; nil if it is close to the named ingredient's.
    package let strength: Double?
    package let sweetness: Sweetness?
    /// The line with the amount that provides the alcohol, or else the sugar, that the recipe intends; nil if a jigger
    /// cannot measure the difference, or if the recipe itself states an amount for the substitute.
    package let corrected: DrinkLine?

    /// Smoky kinds, unexpected in a recipe that does not name them.
    private static let smoky: Set<Identifier<Ingredient>> = ["islay-scotch", "mezcal"]
    /// In points of alcohol by volume.
    private static let leastStrength = 8.0
    /// In grams per 100 ml.
    private static let leastSugar = 8.0
    /// In millilitres; a smaller amount only seasons.
    private static let leastPour = 10.0

    fileprivate init?(
        _ line: DrinkLine, _ status: LineStatus, own: IngredientContent, meant: IngredientContent, isSmoky: Bool,
        _ scaler: ServingScaler
    ) {
        var factor: Double?
        var (strength, sweetness): (Double?, Sweetness?)
        if let actual = own.strength, let should = meant.strength, abs(actual - should) >= Self.leastStrength {
            strength = actual
            if min(actual, should) >= 15 { factor = should / actual }
        }
        if let actual = own.sugar, let should = meant.sugar, !own.isDry, !meant.isDry,
            abs(actual - should) >= Self.leastSugar
        {
            sweetness = actual > should ? .sweeter : .drier
            if strength == nil, min(actual, should) >= 20 { factor = should / actual }
        }
        guard isSmoky || strength != nil || sweetness != nil else { return nil }
        self.isSmoky = isSmoky
        self.strength = strength
        self.sweetness = sweetness
        let poured = line.poured(by: status)
        let millilitres = (line.amount ?? 0) * (line.unit.millilitres ?? 0)
        guard let factor, line.unit.isVolume, millilitres >= Self.leastPour, poured.unit == line.unit,
            poured.amount == line.middleAmount
        else {
            corrected = nil
            return
        }
        let other = scaler.scaled(line, by: factor)
        corrected = other.amount == line.amount ? nil : other
    }

    fileprivate static func isSmoky(
        _ id: Identifier<Ingredient>, _ known: [Identifier<Ingredient>: Ingredient]
    ) -> Bool {
        smoky.contains(id) || known.lineage(of: id).contains { $0.parent.map(smoky.contains) == true }
    }
}

extension DrinkDescription {
    /// How a line's bottle differs from its ingredient; nil if not noticeably. `scaler` corrects in measurable amounts.
    package func difference(
        of line: DrinkLine, by status: LineStatus, _ scaler: ServingScaler
    ) -> BottleDifference? {
        let bottle: Identifier<Ingredient>
        switch status {
        case .kind(let owned), .substitute(let owned, _): bottle = owned
        case .exact, .made, .missing: return nil
        }
        guard let own = contents[bottle], let meant = contents[line.ingredient] else { return nil }
        let isSmoky =
            BottleDifference.isSmoky(bottle, ingredients) && !BottleDifference.isSmoky(line.ingredient, ingredients)
        return BottleDifference(line, status, own: own, meant: meant, isSmoky: isSmoky, scaler)
    }
}
