/// Other bottles or another technique to calculate a drink with. Nothing of it is saved.
package struct DrinkTrial: Hashable, Sendable {
    /// Ingredients by the index of the line that they replace.
    package var bottles: [Int: Identifier<Ingredient>] = [:]
    /// Nil for the recipe's techniques.
    package var technique: TechniqueKind?
    /// Whether the other lines use what the bar has for them.
    package var usesBar = false

    package init() {}

    /// Pours another ingredient for every line of one. Returns whether the drink has such a line.
    package mutating func replace(
        _ old: Identifier<Ingredient>, with new: Identifier<Ingredient>, in drink: Drink
    ) -> Bool {
        let places = drink.lines.indices.filter { drink.lines[$0].ingredient == old }
        for place in places { bottles[place] = new }
        return !places.isEmpty
    }

    package var isEmpty: Bool { self == DrinkTrial() }
}

/// A drink, and the sums as written and as tried.
package struct DrinkCalculation: Sendable {
    package let description: DrinkDescription
    package let trial: DrinkTrial
    /// The technique tried; nil for the recipe's.
    package let technique: Technique?
    package let sum: DrinkSum
    package let names: [Identifier<Ingredient>: LocalizedText]
}

extension DescribeDrink {
    /// Calculates a drink as tried; nil for an unknown drink. Unknown bottles are ignored. A bottle is poured in the
    /// amount that the line or its named substitute states.
    package func calculation(
        of id: Identifier<Drink>, trying trial: DrinkTrial = DrinkTrial()
    ) async throws -> DrinkCalculation? {
        guard let description = try await self(id) else { return nil }
        let tried = try await ingredients.lineage(of: trial.bottles.keys.sorted().compactMap { trial.bottles[$0] })
        var drink = description.drink
        var statuses = drink.lines.indices.map {
            trial.usesBar && description.match.lines.indices.contains($0) ? description.match.lines[$0] : .exact
        }
        var lines = drink.lines
        for (index, bottle) in trial.bottles where lines.indices.contains(index) && tried[bottle] != nil {
            lines[index] = lines[index].poured(from: bottle, among: tried)
            statuses[index] = .exact
        }
        // A line that the bar lacks counts as written.
        for index in lines.indices where statuses[index] == .missing && !lines[index].isOptional {
            statuses[index] = .exact
        }
        drink = drink.with(
            lines: lines, techniques: trial.technique.map { [$0] }, variantOf: drink.variantOf,
            keepsStatedStrength: tried.isEmpty && trial.technique == nil)
        let contents = description.contents.merging(tried.mapValues { content(of: $0, in: tried) }) { own, _ in own }
        let names = description.ingredients.merging(tried) { own, _ in own }.mapValues(\.name)
        var technique: Technique?
        if let kind = trial.technique { technique = try await drinks.technique(kind) }
        return DrinkCalculation(
            description: description, trial: trial, technique: technique,
            sum: calculator.sum(
                of: drink, contents: contents, glassVolume: description.glass?.volume,
                match: DrinkMatch(lines: statuses, missing: [])),
            names: names)
    }
}

extension DrinkLine {
    /// Replaces the ingredient by a bottle; one below a named substitute takes the amount of that.
    fileprivate func poured(
        from bottle: Identifier<Ingredient>, among known: [Identifier<Ingredient>: Ingredient]
    ) -> DrinkLine {
        let kinds = [bottle] + known.lineage(of: bottle).compactMap(\.parent)
        let named = kinds.contains(ingredient) ? nil : substitutes.first { kinds.contains($0.ingredient) }
        let hasOwnAmount = named?.amount != nil
        return DrinkLine(
            ingredient: bottle, amount: named?.amount ?? amount, amountMax: hasOwnAmount ? nil : amountMax,
            unit: hasOwnAmount ? named?.unit ?? unit : unit, isOptional: isOptional, isExact: isExact, isAfter: isAfter,
            note: note)
    }
}
