import Domain
import FeatureKit
import Reactive
import TestSupport

@testable import Recipes

/// The dependencies of the feature: the sample catalogue, and the member's additions.
@MainActor
struct RecipesWorld {
    /// An ingredient of the member's own.
    nonisolated static let cordial = Ingredient(
        id: "my-cordial", name: LocalizedText(english: "Cordial", korean: "코디얼"), parent: "gin",
        category: .syrup, content: IngredientContent(strength: 5, sugar: 40.5, acid: 2), aliases: ["squash"],
        shelfLifeDays: 30)

    let sample: SampleWorld
    let own: InMemoryOwnRecipeRepository
    let drafts: InMemoryDraftRepository
    let collections = InMemoryCollectionRepository()
    let changes = StoreEvents()

    /// - Parameters:
    ///   - own: recipes of the member, which are in the catalogue too.
    ///   - ingredients: ingredients of the catalogue besides the samples.
    init(own: [Drink] = [], ingredients: [Ingredient] = [], drafts: [Draft] = []) {
        let standard = SampleCatalogue.standard
        sample = SampleWorld(
            ["gin"],
            catalogue: Catalogue(
                drinks: standard.drinks + own, ingredients: standard.ingredients + ingredients,
                glasses: standard.glasses, tools: standard.tools, techniques: standard.techniques,
                tags: standard.tags))
        self.own = InMemoryOwnRecipeRepository(own)
        self.drafts = InMemoryDraftRepository(drafts)
    }

    func dependencies(
        _ language: Language = .english, authorizer: any MemberAuthorizer = PermissiveAuthorizer()
    ) -> RecipesDIContainer.Dependencies {
        RecipesDIContainer.Dependencies(
            drinks: sample.drinks, ingredients: sample.ingredients, bar: sample.bar, finder: sample.finder,
            ownRecipes: own, collections: collections, drafts: drafts,
            names: InMemoryKnownNames(SampleCatalogue.standard),
            member: sample.member(authorizer: authorizer, drafts: drafts),
            changes: changes, preferences: Observable(DisplayPreferences(standardDrink: .unitedStates)),
            strings: TestWords.words(language))
    }

    /// A variant of the Negroni that the member wrote.
    nonisolated static func drink(_ name: String) -> Drink {
        Drink(
            id: Identifier("my-\(name.lowercased())"), name: LocalizedText(both: name),
            summary: LocalizedText(both: ""), base: .gin,
            lines: [DrinkLine(ingredient: "gin", amount: 50, unit: .millilitre)], steps: [], techniques: [.build],
            glass: "rocks", serving: .rocks, variantOf: "negroni")
    }
}
