package import Domain

package actor InMemoryHouseRecipeRepository: HouseRecipeRepository {
    private var recipes: [HouseRecipe]
    private var failure: (any Error)?

    package init(_ recipes: [HouseRecipe] = []) {
        self.recipes = recipes
    }

    package func fail(with error: (any Error)?) {
        failure = error
    }

    package func houseRecipes(of profile: Identifier<Profile>) async throws -> [HouseRecipe] {
        if let failure { throw failure }
        return recipes.sorted { $0.ingredient < $1.ingredient }
    }

    package func put(_ recipe: HouseRecipe, of profile: Identifier<Profile>) async throws {
        if let failure { throw failure }
        recipes.removeAll { $0.ingredient == recipe.ingredient }
        recipes.append(recipe)
    }

    package func removeRecipe(
        for ingredient: Identifier<Ingredient>, of profile: Identifier<Profile>
    ) async throws -> Bool {
        if let failure { throw failure }
        let count = recipes.count
        recipes.removeAll { $0.ingredient == ingredient }
        return recipes.count < count
    }
}
