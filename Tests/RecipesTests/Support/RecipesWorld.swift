import Domain
import FeatureKit
import Reactive
import TestSupport

@testable import Recipes

/// What the view models of the feature are given.
@MainActor
struct RecipesWorld {
    let sample: SampleWorld
    let own: InMemoryOwnRecipeRepository
    let drafts: InMemoryDraftRepository
    let collections = InMemoryCollectionRepository()

    init(own: [Drink] = [], drafts: [Draft] = [], catalogue: Catalogue = SampleCatalogue.standard) {
        sample = SampleWorld(["gin"], catalogue: catalogue)
        self.own = InMemoryOwnRecipeRepository(own)
        self.drafts = InMemoryDraftRepository(drafts)
    }

    func dependencies(
        _ language: Language = .english, authorizer: any MemberAuthorizer = PermissiveAuthorizer()
    )
        -> RecipesDIContainer.Dependencies
    {
        RecipesDIContainer.Dependencies(
            drinks: sample.drinks, ingredients: sample.ingredients, bar: sample.bar, finder: sample.finder,
            adviser: sample.adviser, ownRecipes: own, collections: collections, drafts: drafts,
            member: sample.member(authorizer: authorizer), storeChanged: sample.storeChanged,
            preferences: Observable(DisplayPreferences(standardDrink: .unitedStates)),
            strings: TestWords.words(language))
    }
}
