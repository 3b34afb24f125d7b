/// Estimates the content of one serving of a drink. Every result must be labelled as an estimate.
///
/// Volume in the glass = mixed millilitres × (1 + d) + millilitres added after mixing, with d from `DilutionModel`.
/// Ethanol = Σ ml × strength / 100; strength = ethanol divided by the volume in the glass. Energy = 7 kcal per gram of
/// ethanol (0.789 g per millilitre), 4 kcal per gram of sugar (Regulation (EU) 1169/2011, Annex XIV), and the
/// ingredients' own. A range counts with its middle; optional lines count as listed.
package struct DrinkCalculator: Sendable {
    /// The largest top-up, in millilitres.
    package static let largestTopUp = 90.0

    package let dilution: DilutionModel

    package init(dilution: DilutionModel = .arnold) { self.dilution = dilution }

    /// Missing `contents` are unknown. `glassVolume` is the glass to the rim in millilitres; nil for the largest
    /// top-up. With `match`, the bottles of a bar count: substitutes by their own amounts, missing optional lines not.
    package func estimate(
        of drink: Drink, contents: [Identifier<Ingredient>: IngredientContent], glassVolume: Double?,
        match: DrinkMatch? = nil
    ) -> DrinkEstimate {
        estimate(of: drink, pours(of: drink, contents: contents, glassVolume: glassVolume, match: match))
    }

    func estimate(of drink: Drink, _ poured: DrinkPours) -> DrinkEstimate {
        let pours = poured.pours
        let volume = pours.sum(\.millilitres)
        let sugar = pours.sum(\.sugar)
        let diluted = dilutedVolume(of: pours, drink)
        let (ethanol, basis) = ethanol(of: poured, in: diluted, stated: drink.statedStrength)
        let grams = ethanol * StandardDrink.ethanolDensity
        let stated = basis == .stated ? drink.statedStrength : nil
        let strength = stated ?? (diluted > 0 ? ethanol / diluted * 100 : 0)
        return DrinkEstimate(
            volume: volume, dilutedVolume: diluted, strength: strength,
            ethanol: grams, sugar: sugar, kilocalories: 7 * grams + 4 * sugar + pours.sum(\.otherKilocalories),
            unknownLines: poured.unknownLines, basis: basis,
            isSugarAtLeast: pours.contains(where: \.hasUnknownSugar))
    }

    /// The ethanol and its source. A file's own figure counts only where the lines are incomplete; a line that is
    /// estimated to hold none is complete.
    private func ethanol(
        of poured: DrinkPours, in diluted: Double, stated: Double?
    ) -> (millilitres: Double, basis: StrengthBasis) {
        let measured = poured.pours.sum(\.ethanol)
        var basis = poured.pours.map(\.basis).max() ?? .known
        if poured.hasUnmeasuredAlcohol { basis = .unknown }
        if poured.hasAlcoholToTaste, measured <= 0 { basis = .unknown }
        // A stated strength above 0 overrides lines without alcohol; a stated 0 never overrides a name with a word for
        // alcohol.
        let isComplete = basis < .unknown && poured.pours.allSatisfy { $0.basis == .known || $0.ethanol <= 0 }
        guard !isComplete || measured <= 0, let stated, basis != .known || stated > 0,
            stated > 0 || measured <= 0 && !poured.namesAlcohol, diluted > 0 || stated <= 0
        else {
            return (measured, basis)
        }
        return (diluted * stated / 100, .stated)
    }

    /// The pours of each line, with top-ups filled. Lines in unknown units are left out and counted.
    package func pours(
        of drink: Drink, contents: [Identifier<Ingredient>: IngredientContent], glassVolume: Double?,
        match: DrinkMatch? = nil
    ) -> DrinkPours {
        var poured = DrinkPours()
        var topUps: [(place: Int, content: IngredientContent)] = []
        for (index, line) in drink.lines.enumerated() {
            let status = match.flatMap { $0.lines.indices.contains(index) ? $0.lines[index] : nil }
            if line.isOptional && status == .missing { continue }
            let taken = line.poured(by: status)
            let content =
                contents[taken.ingredient] ?? contents[line.ingredient] ?? IngredientContent(strengthBasis: .unknown)
            let isAfter = line.isAfter || taken.unit == .topUp
            if content.isTakenForAlcohol { poured.namesAlcohol = true }
            if taken.unit == .topUp, taken.amount == nil { topUps.append((poured.pours.count, content)) }
            // "To taste" has no amount and no unit: it is neither counted nor left out.
            if taken.amount == nil && taken.unit != .topUp {
                poured.append(Pour(ingredient: taken.ingredient, isAfter: isAfter), line: index)
                if content.mayHoldAlcohol { poured.hasAlcoholToTaste = true }
                continue
            }
            guard
                let pour = LineMeasure.pour(
                    taken.amount ?? 0, taken.unit, of: taken.ingredient, content: content, isAfter: isAfter)
            else {
                poured.uncounted.append(index)
                if content.mayHoldAlcohol { poured.hasUnmeasuredAlcohol = true }
                continue
            }
            poured.append(pour, line: index)
        }
        fill(topUps, in: &poured.pours, drink, glassVolume: glassVolume)
        // A slice of vodka, two brandies, a top-up without room: the alcohol is unmeasured, but not 0.
        for (pour, index) in zip(poured.pours, poured.lines) where pour.ethanol <= 0 && pour.basis != .unknown {
            let content = contents[pour.ingredient] ?? contents[drink.lines[index].ingredient]
            let line = drink.lines[index]
            if content?.isTakenForAlcohol == true, line.amount != nil || line.unit == .topUp {
                poured.hasUnmeasuredAlcohol = true
            }
        }
        return poured
    }

    package func dilutionShare(of pours: [Pour], _ drink: Drink) -> Double {
        let mixed = mixed(of: pours)
        let volume = mixed.sum(\.millilitres)
        guard volume > 0 else { return 0 }
        return dilution.share(
            of: drink.techniques, serving: drink.serving, strength: mixed.sum(\.ethanol) / volume,
            isLong: isLong(drink, pours))
    }

    /// Whether a filler joins after mixing: a top-up, or at least half as much as was mixed.
    func isLong(_ drink: Drink, _ pours: [Pour]) -> Bool {
        drink.lines.contains { $0.unit == .topUp }
            || pours.filter(\.isAfter).sum(\.millilitres) * 2 >= pours.filter { !$0.isAfter }.sum(\.millilitres)
    }

    private func dilutedVolume(of pours: [Pour], _ drink: Drink) -> Double {
        pours.sum(\.millilitres) + mixed(of: pours).sum(\.millilitres) * dilutionShare(of: pours, drink)
    }

    /// The pours that the share of water refers to.
    func mixed(of pours: [Pour]) -> [Pour] {
        dilution.includesLateAdditions ? pours : pours.filter { !$0.isAfter }
    }

    /// Fills the top-ups, which share the room left in the glass, at most 90 ml each.
    private func fill(
        _ topUps: [(place: Int, content: IngredientContent)], in pours: inout [Pour], _ drink: Drink,
        glassVolume: Double?
    ) {
        guard !topUps.isEmpty else { return }
        var each = Self.largestTopUp
        if let glassVolume {
            let room = GlassRoom(volume: glassVolume, serving: drink.serving).millilitres
            var left = room - dilutedVolume(of: pours, drink)
            if dilution.includesLateAdditions { left /= 1 + dilutionShare(of: pours, drink) }
            each = min(max(left / Double(topUps.count), 0), Self.largestTopUp)
        }
        for (place, content) in topUps { pours[place].add(each, of: content) }
    }
}

package struct DrinkPours: Hashable, Sendable {
    /// In the order of the recipe, without lines in unknown units.
    package internal(set) var pours: [Pour] = []
    /// The index of each pour's line in the recipe.
    private(set) var lines: [Int] = []
    var uncounted: [Int] = []
    package var unknownLines: Int { uncounted.count }
    /// Whether a line in an unknown unit may hold alcohol.
    var hasUnmeasuredAlcohol = false
    var hasAlcoholToTaste = false
    /// Whether a line has alcohol for certain or by a word of its name, in any amount.
    var namesAlcohol = false

    mutating func append(_ pour: Pour, line: Int) {
        pours.append(pour)
        lines.append(line)
    }
}

extension [Pour] {
    func sum(_ value: (Pour) -> Double) -> Double { reduce(0) { $0 + value($1) } }
}

package struct GlassRoom: Hashable, Sendable {
    /// Usable millilitres: 0.9 of the glass without ice, 0.6 with ice.
    package let millilitres: Double

    /// - Parameter volume: millilitres to the rim.
    package init(volume: Double, serving: ServingStyle) {
        millilitres = volume * (serving.isOnIce ? 0.6 : 0.9)
    }

    package func fits(_ volume: Double) -> Bool { volume <= millilitres + 0.05 }
}
