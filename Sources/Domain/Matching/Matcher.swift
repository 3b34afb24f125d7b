/// Decides whether and how a bar matches a line of a recipe. Nothing else in the program decides ownership.
///
/// The first rule that holds wins:
///
/// 1. *Exact*: the ingredient itself is in the bar.
/// 2. *Kind*: one below it in the tree is, unless the line is exact.
/// 3. *Substitute* of the recipe: one that the line names is, itself or through one below it.
/// 4. *Made*: each part is available by 1, 2 or 4, at most five steps deep.
/// 5. *Substitute* of the member.
/// 6. *Substitute* of the general table.
///
/// An exact line stops after 1. Among several owned matches a brand goes before a kind, then the smaller id, so that
/// the result never depends on the order of a set.
package struct Matcher: Sendable {
    /// In nested steps of making.
    package static let makingDepth = 5

    package let graph: IngredientGraph
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

    /// Matches a bar with a recipe. Optional lines get a status too, but never count as missing.
    package func match(_ drink: Drink, in bar: BarContents) -> DrinkMatch {
        let statuses = drink.lines.map { match($0, in: bar) }
        var missing: [Identifier<Ingredient>] = []
        for (line, status) in zip(drink.lines, statuses) where !status.isMet && !line.isOptional {
            if !missing.contains(line.ingredient) { missing.append(line.ingredient) }
        }
        return DrinkMatch(lines: statuses, missing: missing)
    }

    /// Returns the owned ingredients behind all parts, without duplicates; nil if a part is missing. `path` has the
    /// ingredients being made further out; cycles and a sixth step are rejected.
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
