/// Decides whether and how a bar matches a line of a recipe. Nothing else in the program decides ownership.
///
/// The first rule that holds wins: 1. *exact*: the ingredient itself is in the bar; 2. *kind*: something below it in
/// the tree is, unless the line is exact; 3. *substitute* of the recipe: a substitute named by the line is, itself or
/// by something below it; 4. *made*: each of its parts is available by 1, 2 or 4, at most five steps deep; 5.
/// *substitute* of the member; 6. *substitute* of the general table.
///
/// A line marked exact stops after 1. If several owned ingredients would do, a brand goes before a kind and then the
/// smaller id, so that the result never depends on the order of a set.
package struct Matcher: Sendable {
    /// The most nested steps of making.
    package static let makingDepth = 5

    /// The tree of ingredients.
    package let graph: IngredientGraph
    /// The general table of substitutes, in order of preference.
    package let substitutes: [Identifier<Ingredient>: [Identifier<Ingredient>]]

    /// - Parameter substitutions: the general table, in order of preference.
    package init(graph: IngredientGraph, substitutions: [Substitution] = []) {
        self.graph = graph
        var table: [Identifier<Ingredient>: [Identifier<Ingredient>]] = [:]
        for substitution in substitutions {
            table[substitution.ingredient, default: []].append(substitution.standIn)
        }
        substitutes = table
    }

    package func match(_ line: DrinkLine, in bar: BarContents) -> LineStatus {
        if bar.owned.contains(line.ingredient) { return .exact }
        if line.isExact { return .missing }
        if let owned = bar.bestBelow[line.ingredient] { return .kind(by: owned) }
        if let owned = firstOwnedMatch(of: line.substitutes.lazy.map(\.ingredient), in: bar) {
            return .substitute(by: owned, origin: .recipe)
        }
        if let parts = making(of: line.ingredient, in: bar, path: []) { return .made(from: parts) }
        if let owned = firstOwnedMatch(of: bar.substitutes[line.ingredient] ?? [], in: bar) {
            return .substitute(by: owned, origin: .member)
        }
        if let owned = firstOwnedMatch(of: substitutes[line.ingredient] ?? [], in: bar) {
            return .substitute(by: owned, origin: .global)
        }
        return .missing
    }

    /// How a bar matches a recipe. Optional lines get a status too, but never count as missing.
    package func match(_ drink: Drink, in bar: BarContents) -> DrinkMatch {
        let statuses = drink.lines.map { match($0, in: bar) }
        var missing: [Identifier<Ingredient>] = []
        for (line, status) in zip(drink.lines, statuses) where !status.isMet && !line.isOptional {
            if !missing.contains(line.ingredient) { missing.append(line.ingredient) }
        }
        return DrinkMatch(lines: statuses, missing: missing)
    }

    /// The owned ingredients behind all of its parts, without repetition; nil if a part is missing. `path` holds what
    /// is being made further out: a cycle is rejected, and so is a sixth step.
    private func making(
        of id: Identifier<Ingredient>, in bar: BarContents, path: [Identifier<Ingredient>]
    ) -> [Identifier<Ingredient>]? {
        let parts = graph.parts(of: id)
        guard !parts.isEmpty, path.count < Self.makingDepth, !path.contains(id) else { return nil }
        var sources: [Identifier<Ingredient>] = []
        for part in parts {
            let found = bar.ownedMatch(for: part).map { [$0] } ?? making(of: part, in: bar, path: path + [id])
            guard let found else { return nil }
            sources += found.filter { !sources.contains($0) }
        }
        return sources
    }

    private func firstOwnedMatch(
        of ids: some Sequence<Identifier<Ingredient>>, in bar: BarContents
    ) -> Identifier<Ingredient>? {
        for id in ids {
            if let owned = bar.ownedMatch(for: id) { return owned }
        }
        return nil
    }
}
