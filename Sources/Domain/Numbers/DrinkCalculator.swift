/// Works out what is in one serving of a drink. All of it is an estimate and is to be labelled so.
///
/// mixed = the millilitres that are mixed; in the glass = mixed × (1 + d) + what joins after, with d from
/// `DilutionModel`. Ethanol = Σ ml × strength / 100; strength = ethanol over the volume in the glass. Energy = 7 kcal a
/// gram of ethanol (0.789 g a millilitre) and 4 kcal a gram of sugar (Regulation (EU) 1169/2011, Annex XIV), and the
/// ingredients' own. A range counts with its middle; optional lines count, as the recipe lists them.
public struct DrinkCalculator: Sendable {
    /// The most a top-up may be, in millilitres.
    public static let largestTopUp = 90.0

    /// How the water is reckoned.
    public let dilution: DilutionModel
    /// The units.
    public let units: UnitTable

    /// Memberwise.
    public init(dilution: DilutionModel = .arnold, units: UnitTable = UnitTable()) {
        self.dilution = dilution
        self.units = units
    }

    /// The numbers of one serving.
    /// - Parameters:
    ///   - drink: the recipe.
    ///   - contents: what is known of its ingredients; one that is not there counts as water.
    ///   - glassVolume: millilitres of its glass to the rim; nil gives a top-up its most.
    ///   - match: how a bar meets the recipe, to reckon with those bottles: stand-ins take their own amounts, and
    ///     optional lines that are not there are left out.
    public func estimate(
        of drink: Drink, contents: [Identifier<Ingredient>: IngredientContent], glassVolume: Double?,
        match: DrinkMatch? = nil
    ) -> DrinkEstimate {
        let (pours, unknown) = pours(of: drink, contents: contents, glassVolume: glassVolume, match: match)
        let volume = pours.sum(\.millilitres)
        let ethanol = pours.sum(\.ethanol)
        let sugar = pours.sum(\.sugar)
        let diluted = dilutedVolume(of: pours, drink)
        let grams = ethanol * StandardDrink.ethanolDensity
        return DrinkEstimate(
            volume: volume, dilutedVolume: diluted, strength: diluted > 0 ? ethanol / diluted * 100 : 0,
            ethanol: grams, sugar: sugar, kilocalories: 7 * grams + 4 * sugar + pours.sum(\.otherKilocalories),
            unknownLines: unknown)
    }

    /// What each line pours, top-ups filled; lines of unknown units are left out and counted.
    public func pours(
        of drink: Drink, contents: [Identifier<Ingredient>: IngredientContent], glassVolume: Double?,
        match: DrinkMatch? = nil
    ) -> (pours: [Pour], unknown: Int) {
        let measure = LineMeasure(units: units)
        var pours: [Pour] = []
        var topUps: [(place: Int, content: IngredientContent)] = []
        var unknown = 0
        for (index, line) in drink.lines.enumerated() {
            let status = match.flatMap { $0.lines.indices.contains(index) ? $0.lines[index] : nil }
            if line.isOptional && status == .missing { continue }
            let taken = PouredLine(line, status: status)
            let content = contents[taken.ingredient] ?? contents[line.ingredient] ?? IngredientContent()
            let isAfter = line.isAfter || taken.unit == .topUp
            if taken.unit == .topUp { topUps.append((pours.count, content)) }
            // "To taste" has no amount and no unit: it brings nothing that could be counted, or left out.
            if taken.amount == nil && taken.unit != .topUp {
                pours.append(Pour(ingredient: taken.ingredient, isAfter: isAfter))
                continue
            }
            guard
                let pour = measure.pour(
                    taken.amount ?? 0, taken.unit, of: taken.ingredient, content: content, isAfter: isAfter)
            else {
                unknown += 1
                continue
            }
            pours.append(pour)
        }
        fill(topUps, in: &pours, drink, glassVolume: glassVolume)
        return (pours, unknown)
    }

    /// The share of water that mixing adds to these pours.
    public func dilutionShare(of pours: [Pour], _ drink: Drink) -> Double {
        let mixed = dilution.coversWhatJoinsAfter ? pours : pours.filter { !$0.isAfter }
        let volume = mixed.sum(\.millilitres)
        guard volume > 0 else { return 0 }
        return dilution.share(
            of: drink.techniques, serving: drink.serving, strength: mixed.sum(\.ethanol) / volume)
    }

    private func dilutedVolume(of pours: [Pour], _ drink: Drink) -> Double {
        let mixed = dilution.coversWhatJoinsAfter ? pours : pours.filter { !$0.isAfter }
        return pours.sum(\.millilitres) + mixed.sum(\.millilitres) * dilutionShare(of: pours, drink)
    }

    /// Fills the top-ups: together they take the room that is left in the glass, each at most 90 ml.
    private func fill(
        _ topUps: [(place: Int, content: IngredientContent)], in pours: inout [Pour], _ drink: Drink,
        glassVolume: Double?
    ) {
        guard !topUps.isEmpty else { return }
        var each = Self.largestTopUp
        if let glassVolume {
            let room = GlassRoom(volume: glassVolume, serving: drink.serving).millilitres
            var left = room - dilutedVolume(of: pours, drink)
            if dilution.coversWhatJoinsAfter { left /= 1 + dilutionShare(of: pours, drink) }
            each = min(max(left / Double(topUps.count), 0), Self.largestTopUp)
        }
        for (place, content) in topUps { pours[place].add(each, of: content) }
    }
}

extension [Pour] {
    func sum(_ value: (Pour) -> Double) -> Double { reduce(0) { $0 + value($1) } }
}
