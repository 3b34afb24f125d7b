package import Domain
import GRDB

extension SQLiteIngredientMergeRepository {
    package func takenNames(
        for ingredient: Identifier<Ingredient>, of profile: Identifier<Profile>
    ) async throws -> [TakenName] {
        try await database.read { db in
            var names: [String: (name: String, recipes: Int)] = [:]
            for drink in try Self.drinks(naming: ingredient, of: profile, db) {
                let written = Set(drink.names(for: ingredient))
                for name in written { names[Folding.folded(name), default: (name, 0)].recipes += 1 }
            }
            let aliases = try String.fetchAll(
                db, "SELECT name FROM ingredient_alias WHERE profile = ? AND ingredient = ?",
                [profile.rawValue, ingredient.rawValue])
            for name in aliases where names[name] == nil { names[name] = (name, 0) }
            return names.sorted { $0.key < $1.key }.map { TakenName(name: $0.value.name, recipes: $0.value.recipes) }
        }
    }

    @discardableResult
    package func split(
        _ name: String, from ingredient: Identifier<Ingredient>, at now: Int64, of profile: Identifier<Profile>
    ) async throws -> IngredientSplit {
        try await database.write { [calculator] db in
            let key = Folding.folded(name)
            let isMeant: (String) -> Bool = { Folding.folded($0) == key }
            let meant = try Self.drinks(naming: ingredient, of: profile, db).filter {
                $0.names(for: ingredient).contains(where: isMeant)
            }
            let alias = try Journal.row(
                .ingredientAlias, like: ["profile": .text(profile.rawValue), "name": .text(key)], db)
            let isAlias = alias?["ingredient"] == .text(ingredient.rawValue)
            guard !key.isEmpty, !meant.isEmpty || isAlias else { throw OwnRecordProblem.notTaken(name) }
            let written = meant.lazy.flatMap { $0.names(for: ingredient) }.first(where: isMeant) ?? name
            var writer = try OwnRecordWriter(db, profile: profile, at: now)
            let own = try Self.stranger(written, of: ingredient, merged: isAlias ? alias?["merged"] : nil, db)
            let id = Identifier<Ingredient>(try writer.keep(.ingredient(own), as: nil))
            for drink in meant {
                let lines = drink.lines.map { $0.splitting(isMeant, from: ingredient, into: id) }
                _ = try writer.keep(
                    .drink(drink.with(lines: lines, variantOf: drink.variantOf)), as: drink.id.rawValue)
            }
            try writer.alongside { try MergePlan.name(key, id, &$0) }
            try writer.finish("ingredient.split", calculator: calculator)
            return IngredientSplit(name: written, from: ingredient, into: id, recipes: meant.count)
        }
    }

    private static func drinks(
        naming ingredient: Identifier<Ingredient>, of profile: Identifier<Profile>, _ db: Database
    ) throws -> [Drink] {
        try MergePlan.records(naming: ingredient, db).compactMap { owner, record in
            guard owner == profile.rawValue, case .drink(let drink) = record else { return nil }
            return drink
        }
    }

    /// The merged ingredient as it was, or else a new one with the name and the other's category.
    private static func stranger(
        _ name: String, of ingredient: Identifier<Ingredient>, merged: JournalValue?, _ db: Database
    ) throws -> Ingredient {
        if case .text(let body)? = merged { return try OwnRecordBody.ingredient("", body) }
        let category = try String.fetchOne(db, "SELECT category FROM ingredient WHERE id = ?", [ingredient.rawValue])
        return Ingredient(
            id: "", name: LocalizedText(both: name),
            category: category.flatMap(IngredientCategory.init(rawValue:)) ?? .other, content: IngredientContent())
    }
}

extension Drink {
    /// The names under which the drink's lines and substitutes refer to an ingredient, if not its own.
    fileprivate func names(for ingredient: Identifier<Ingredient>) -> [String] {
        lines.flatMap { line in
            [(line.ingredient, line.written)] + line.substitutes.map { ($0.ingredient, $0.written) }
        }.compactMap { $0.0 == ingredient ? $0.1 : nil }
    }
}
