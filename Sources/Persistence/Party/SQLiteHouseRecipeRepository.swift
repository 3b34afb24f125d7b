package import Domain
import GRDB

package struct SQLiteHouseRecipeRepository: HouseRecipeRepository {
    private let database: AppDatabase

    package init(database: AppDatabase) { self.database = database }

    package func houseRecipes(of profile: Identifier<Profile>) async throws -> [HouseRecipe] {
        try await database.rows(SQL.houseRecipes, [profile.rawValue]) {
            HouseRecipe(
                Identifier($0["ingredient"]), parts: HouseRecipeText.parts($0["parts"]), yield: $0["yield"],
                days: $0["days"])
        }
    }

    package func put(_ recipe: HouseRecipe, of profile: Identifier<Profile>) async throws {
        try await database.step("house.put", [recipe.ingredient.rawValue], of: profile) { journal in
            try journal.put(
                .houseRecipe,
                [
                    "profile": .text(profile.rawValue), "ingredient": .text(recipe.ingredient.rawValue),
                    "yield": .real(recipe.yield), "days": .integer(Int64(recipe.days)),
                    "parts": .text(HouseRecipeText.text(recipe.parts)),
                ])
        }
    }

    @discardableResult
    package func removeRecipe(
        for ingredient: Identifier<Ingredient>, of profile: Identifier<Profile>
    ) async throws -> Bool {
        try await database.step("house.remove", [ingredient.rawValue], of: profile) { journal in
            try journal.remove(
                .houseRecipe,
                key: ["profile": .text(profile.rawValue), "ingredient": .text(ingredient.rawValue)])
        }
    }

    enum SQL {
        static let houseRecipes = """
            SELECT ingredient, yield, days, parts FROM house_recipe WHERE profile = ? ORDER BY ingredient
            """
    }
}

/// Parts as one text: `200 g sugar; 200 ml water`, with ids.
enum HouseRecipeText {
    static func text(_ parts: [HouseRecipe.Part]) -> String {
        parts.map { "\(NumberText.trimmed($0.amount, decimals: 6)) \($0.unit.code) \($0.ingredient)" }
            .joined(separator: "; ")
    }

    /// Leaves out parts in any other form.
    static func parts(_ text: String) -> [HouseRecipe.Part] {
        text.split(separator: ";").compactMap { part in
            let words = part.split(separator: " ").map(String.init)
            guard words.count == 3, let amount = Double(words[0]) else { return nil }
            let unit = MeasureUnit(code: words[1])
            let ingredient = Identifier<Ingredient>(words[2])
            guard unit.unknownText == nil, ingredient.isWellFormed else { return nil }
            return HouseRecipe.Part(ingredient, amount, unit)
        }
    }
}
