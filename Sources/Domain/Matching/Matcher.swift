/// Decides whether a bar meets a line of a recipe, and how. Nothing else in the program decides ownership.
///
/// The first that holds wins:
/// 1. *exact*: the very ingredient is there;
/// 2. *kind*: something below it in the tree is, unless the line is exact;
/// 3. *substitute* of the recipe: a stand-in the line names is there, itself or by something below it;
/// 4. *made*: each of its parts is there by 1, 2 or 4, at most five steps deep;
/// 5. *substitute* of the member; 6. *substitute* of the general table.
///
/// A line marked exact stops after 1. Where several owned things would do, a brand goes before a kind and then the
/// smaller id, so that the answer never depends on the order of a set.
public struct Matcher: Sendable {
    /// How many steps of making may follow one another.
    public static let makingDepth = 5

    /// The tree it works on.
    public let graph: IngredientGraph
    /// The general table of stand-ins, in its order.
    public let substitutes: [Identifier<Ingredient>: [Identifier<Ingredient>]]

    /// Makes a matcher.
    /// - Parameters:
    ///   - graph: the tree of ingredients.
    ///   - substitutions: the general table, in order of preference.
    public init(graph: IngredientGraph, substitutions: [Substitution] = []) {
        self.graph = graph
        var table: [Identifier<Ingredient>: [Identifier<Ingredient>]] = [:]
        for substitution in substitutions {
            table[substitution.ingredient, default: []].append(substitution.standIn)
        }
        substitutes = table
    }

    /// How a bar meets a line.
    public func match(_ line: DrinkLine, in bar: BarContents) -> LineStatus {
        if bar.owned.contains(line.ingredient) { return .exact }
        if line.isExact { return .missing }
        if let owned = bar.bestBelow[line.ingredient] { return .kind(by: owned) }
        if let owned = firstHolder(of: line.substitutes.lazy.map(\.ingredient), in: bar) {
            return .substitute(by: owned, origin: .recipe)
        }
        if let parts = making(of: line.ingredient, in: bar, path: []) { return .made(from: parts) }
        if let owned = firstHolder(of: bar.substitutes[line.ingredient] ?? [], in: bar) {
            return .substitute(by: owned, origin: .member)
        }
        if let owned = firstHolder(of: substitutes[line.ingredient] ?? [], in: bar) {
            return .substitute(by: owned, origin: .global)
        }
        return .missing
    }

    /// How a bar meets a whole recipe. Optional lines have their status too, but never count as missing.
    public func match(_ drink: Drink, in bar: BarContents) -> DrinkMatch {
        let statuses = drink.lines.map { match($0, in: bar) }
        var missing: [Identifier<Ingredient>] = []
        for (line, status) in zip(drink.lines, statuses) where !status.isMet && !line.isOptional {
            if !missing.contains(line.ingredient) { missing.append(line.ingredient) }
        }
        return DrinkMatch(lines: statuses, missing: missing)
    }

    /// What the ingredient would be made from: the owned things behind all of its parts, each once; nil where a part
    /// is not there. `path` holds what is being made around it: a cycle is refused, and so is a sixth step.
    private func making(
        of id: Identifier<Ingredient>, in bar: BarContents, path: [Identifier<Ingredient>]
    ) -> [Identifier<Ingredient>]? {
        let parts = graph.parts(of: id)
        guard !parts.isEmpty, path.count < Self.makingDepth, !path.contains(id) else { return nil }
        var sources: [Identifier<Ingredient>] = []
        for part in parts {
            let found = bar.holder(of: part).map { [$0] } ?? making(of: part, in: bar, path: path + [id])
            guard let found else { return nil }
            sources += found.filter { !sources.contains($0) }
        }
        return sources
    }

    private func firstHolder(
        of ids: some Sequence<Identifier<Ingredient>>, in bar: BarContents
    ) -> Identifier<Ingredient>? {
        for id in ids {
            if let owned = bar.holder(of: id) { return owned }
        }
        return nil
    }
}
