import Domain
import FeatureKit
import Reactive
import TestSupport

@testable import Drinks

extension SampleWorld {
    /// Numbers are as in `spec/product.md`, with a standard drink of 14 g.
    func dependencies(
        _ language: Language = .english, drinks other: (any DrinkRepository)? = nil,
        preferences: Observable<DisplayPreferences> = Observable(DisplayPreferences(standardDrink: .unitedStates)),
        arrangements: DrinkArrangements = DrinkArrangements(), changes: StoreEvents = StoreEvents(),
        authorizer: any MemberAuthorizer = PermissiveAuthorizer(),
        merging: any IngredientMergeRepository & IngredientSplitRepository = InMemoryIngredientMergeRepository(),
        pictures: PagePictures = .none
    ) -> DrinksDIContainer.Dependencies {
        DrinksDIContainer.Dependencies(
            drinks: other ?? drinks, ingredients: ingredients, bar: bar, member: member(authorizer: authorizer),
            adviser: adviser, merging: merging, savedFilters: savedFilters, finder: finder,
            arrangements: arrangements, changes: changes,
            preferences: preferences, pictures: pictures, strings: TestWords.words(language))
    }
}
