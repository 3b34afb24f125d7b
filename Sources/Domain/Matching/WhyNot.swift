/// Finds the cheapest way to a drink that a bar cannot make: buy what is missing, buy a cheaper substitute, make it
/// from its parts, or use a related ingredient in the bar.
///
/// Compares complete ways, so that a lime bought for its juice also serves for the wedge. An ingredient's cost is a
/// rank by category (`price`). At the same price the ingredient goes before a substitute, and buying before making. The
/// order of the recipe resolves ties.
package struct WhyNot: Sendable {
    private let matcher: Matcher
    private let ingredients: [Identifier<Ingredient>: Ingredient]

    /// - Parameter ingredients: supplies categories and sugar; missing ones get the price of the category "other".
    package init(matcher: Matcher, ingredients: [Identifier<Ingredient>: Ingredient]) {
        self.matcher = matcher
        self.ingredients = ingredients
    }

    /// All ingredients whose category or sugar may matter for a drink: its lines, their substitutes and parts.
    package static func relevant(to drink: Drink, _ matcher: Matcher, in bar: BarContents) -> [Identifier<Ingredient>] {
        var found: [Identifier<Ingredient>] = []
        var open = drink.requiredLines.flatMap { line in
            [line.ingredient] + line.substitutes.map(\.ingredient) + (bar.substitutes[line.ingredient] ?? [])
                + (matcher.substitutes[line.ingredient] ?? [])
        }
        var depth = 0
        while !open.isEmpty, depth <= Matcher.makingDepth {
            let new = open.filter { !found.contains($0) }
            for id in new where !found.contains(id) { found.append(id) }
            open = new.flatMap { matcher.graph.parts(of: $0) }
            depth += 1
        }
        return found
    }

    /// Nil for a drink that can be made.
    package func callAsFunction(_ drink: Drink, in bar: BarContents) -> PurchasePath? {
        var lines: [DrinkLine] = []
        for line in drink.requiredLines where !matcher.match(line, in: bar).isMet {
            if !lines.contains(where: { $0.ingredient == line.ingredient }) { lines.append(line) }
        }
        guard !lines.isEmpty else { return nil }
        var search = Search(lines: lines, options: lines.map { options(for: $0, in: bar) })
        search.run()
        return search.best.map { PurchasePath(steps: $0.steps, purchases: $0.purchases) }
    }

    /// The relative price, in quarters of the cheapest: our own estimate from shop prices for the usual size.
    package static func price(_ category: IngredientCategory?) -> Int {
        switch category {
        case .sweetener, .fruit, .herb, .egg: 4
        case .mixer, .juice, .dairy, .hot, .spice, .beer: 8
        case .syrup: 12
        case .bitters, .wine: 20
        case .vermouth: 24
        case .liqueur, .spirit: 32
        case .other, nil: 12
        }
    }

    struct Option {
        let step: PurchasePath.Step
        let purchases: [(id: Identifier<Ingredient>, price: Int)]
        /// The effort on top of the price, in the same quarters.
        let trouble: Int
    }

    private func options(for line: DrinkLine, in bar: BarContents) -> [Option] {
        let id = line.ingredient
        var options = [Option(step: .buy(id), purchases: [(id, price(of: id))], trouble: 0)]
        if line.isExact {
            if let parent = matcher.graph.parent(of: id), let cousin = bar.ownedMatch(for: parent), cousin != id {
                options.append(Option(step: .cousin(cousin, for: id), purchases: [], trouble: 1))
            }
            return options
        }
        if let making = making(of: id, in: bar, path: []) {
            // Composed ingredients are not sold; they can only be made or left out.
            if matcher.graph.isComposed(id) { options.removeAll() }
            options.append(
                Option(
                    step: .make(id, from: matcher.graph.parts(of: id), ratio: sugarRatio(of: id)),
                    purchases: making.map { ($0, price(of: $0)) }, trouble: 1))
        }
        let standIns =
            line.substitutes.map(\.ingredient) + (bar.substitutes[id] ?? []) + (matcher.substitutes[id] ?? [])
        for standIn in standIns where standIn != id {
            options.append(
                Option(step: .buyStandIn(standIn, for: id), purchases: [(standIn, price(of: standIn))], trouble: 1))
        }
        return options
    }

    /// The cheapest purchases for making an ingredient from its parts; nil if it cannot be made.
    private func making(
        of id: Identifier<Ingredient>, in bar: BarContents, path: [Identifier<Ingredient>]
    ) -> [Identifier<Ingredient>]? {
        let parts = matcher.graph.parts(of: id)
        guard !parts.isEmpty, path.count < Matcher.makingDepth, !path.contains(id) else { return nil }
        var bought: [Identifier<Ingredient>] = []
        for part in parts where bar.ownedMatch(for: part) == nil {
            var choice = [part]
            if let deeper = making(of: part, in: bar, path: path + [id]),
                deeper.reduce(0, { $0 + price(of: $1) }) < price(of: part)
            {
                choice = deeper
            }
            bought += choice.filter { !bought.contains($0) }
        }
        return bought
    }

    private func price(of id: Identifier<Ingredient>) -> Int {
        matcher.graph.staples.contains(id) ? 0 : Self.price(ingredients[id]?.category)
    }

    /// Grams of sugar per gram of water in a syrup of only a sweetener and water, rounded to the half; nil for anything
    /// else. Computed from the sugar in 100 ml: a gram of dissolved sugar takes 0.62 ml (its partial volume), the rest
    /// is water. The 61.5 g of simple syrup are 1 : 1, the 88 g of rich syrup 2 : 1.
    func sugarRatio(of id: Identifier<Ingredient>) -> Double? {
        guard let syrup = ingredients[id], syrup.category == .syrup, syrup.parts.count == 2,
            syrup.parts.contains("water"), let sugar = syrup.content.sugar,
            syrup.parts.contains(where: { ingredients[$0]?.category == .sweetener })
        else { return nil }
        let water = 100 - 0.62 * sugar
        guard sugar > 0, water > 0 else { return nil }
        return max(0.5, (sugar / water * 2).rounded() / 2)
    }
}
