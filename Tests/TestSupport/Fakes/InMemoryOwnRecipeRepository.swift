package import Domain

/// Own recipes in memory, which are not part of the catalogue's lists.
package actor InMemoryOwnRecipeRepository: OwnRecipeRepository {
    package private(set) var drinks: [Identifier<Drink>: Drink] = [:]
    package private(set) var ingredients: [Identifier<Ingredient>: Ingredient] = [:]
    private var order: [Identifier<Drink>] = []
    private var owners: [Identifier<Drink>: Identifier<Profile>] = [:]
    private var ingredientOrder: [Identifier<Ingredient>] = []
    private var ingredientOwners: [Identifier<Ingredient>: Identifier<Profile>] = [:]
    private var failure: (any Error)?

    package init(_ drinks: [Drink] = [], of profile: Identifier<Profile> = Profile.localID) {
        for drink in drinks {
            self.drinks[drink.id] = drink
            owners[drink.id] = profile
            order.append(drink.id)
        }
    }

    package func fail(with error: (any Error)?) {
        failure = error
    }

    package func save(
        _ drink: Drink, as id: Identifier<Drink>?, at now: Int64, of profile: Identifier<Profile>
    ) async throws -> Identifier<Drink> {
        if let failure { throw failure }
        let id = id ?? Identifier(OwnRecordID.make(drink.name, .drink) { drinks[Identifier($0)] != nil })
        drinks[id] = drink.with(id: id, variantOf: drink.variantOf)
        owners[id] = profile
        order.removeAll { $0 == id }
        order.append(id)
        return id
    }

    package func save(
        _ ingredient: Ingredient, as id: Identifier<Ingredient>?, at now: Int64, of profile: Identifier<Profile>
    ) async throws -> Identifier<Ingredient> {
        if let failure { throw failure }
        let id = id ?? Identifier(OwnRecordID.make(ingredient.name, .ingredient) { _ in false })
        ingredients[id] = ingredient.with(id: id, parent: ingredient.parent, parts: ingredient.parts)
        ingredientOwners[id] = profile
        ingredientOrder.removeAll { $0 == id }
        ingredientOrder.append(id)
        return id
    }

    /// Saves only the drinks of a batch.
    package func save(
        _ records: [OwnRecord], onDuplicate policy: DuplicatePolicy, isTrial: Bool, at now: Int64,
        of profile: Identifier<Profile>, progress: @escaping @Sendable (Int) -> Void
    ) async throws -> [OwnRecordOutcome] {
        var outcomes: [OwnRecordOutcome] = []
        for record in records {
            guard case .drink(let drink) = record else {
                outcomes.append(.skipped(id: record.id))
                continue
            }
            let id = try await save(drink, as: Identifier(OwnRecordID.own(drink.id.rawValue)), at: now, of: profile)
            outcomes.append(.imported(id: id.rawValue))
        }
        return outcomes
    }

    package func delete(
        drinks ids: [Identifier<Drink>], of profile: Identifier<Profile>
    ) async throws -> [Identifier<Drink>] {
        if let failure { throw failure }
        let gone = ids.filter { drinks.removeValue(forKey: $0) != nil }
        order.removeAll(where: gone.contains)
        return gone
    }

    package func delete(ingredient: Identifier<Ingredient>, of profile: Identifier<Profile>) async throws -> Bool {
        if let failure { throw failure }
        ingredientOrder.removeAll { $0 == ingredient }
        return ingredients.removeValue(forKey: ingredient) != nil
    }

    package func drinks(
        of profile: Identifier<Profile>, after last: OwnDrinkEntry?, limit: Int
    ) async throws -> [OwnDrinkEntry] {
        if let failure { throw failure }
        let mine = order.reversed().filter { owners[$0] == profile }
        let rest = last.map { last in mine.drop { $0 != last.drink.id }.dropFirst() } ?? mine[...]
        return rest.prefix(limit).compactMap { id in
            drinks[id].map { drink in
                OwnDrinkEntry(
                    drink: DrinkSummary(
                        id: id, name: drink.name, base: drink.base, strength: 20,
                        meters: DrinkMeters(strength: 2, sugar: 1, level: 1), tags: drink.tags),
                    variantOf: drink.variantOf, editedAt: Int64(order.firstIndex(of: id) ?? 0))
            }
        }
    }

    package func drinkCount(of profile: Identifier<Profile>) async throws -> Int {
        if let failure { throw failure }
        return owners.values.count { $0 == profile }
    }

    package func ingredients(
        of profile: Identifier<Profile>, after last: OwnIngredientEntry?, limit: Int
    ) async throws -> [OwnIngredientEntry] {
        if let failure { throw failure }
        let mine = ingredientOrder.reversed().filter { ingredientOwners[$0] == profile }
        let rest = last.map { last in mine.drop { $0 != last.ingredient.id }.dropFirst() } ?? mine[...]
        return rest.prefix(limit).compactMap { id in
            ingredients[id].map { ingredient in
                OwnIngredientEntry(
                    ingredient: ingredient,
                    drinkCount: drinks.values.count { drink in drink.lines.contains { $0.ingredient == id } },
                    editedAt: Int64(ingredientOrder.firstIndex(of: id) ?? 0))
            }
        }
    }

    package func ingredientCount(of profile: Identifier<Profile>) async throws -> Int {
        if let failure { throw failure }
        return ingredientOrder.count { ingredientOwners[$0] == profile }
    }

    package func owner(of drink: Identifier<Drink>) async throws -> Identifier<Profile>? { owners[drink] }

    package func records(
        of profile: Identifier<Profile>, after last: OwnRecord?, limit: Int
    ) async throws -> [OwnRecord] {
        last == nil ? order.compactMap { drinks[$0] }.map(OwnRecord.drink) : []
    }
}
