package import Domain
package import FeatureKit
package import Reactive

@MainActor
package final class RecipesDIContainer {
    @MainActor
    package struct Dependencies {
        package let drinks: any DrinkRepository
        package let ingredients: any IngredientRepository
        package let bar: HomeBar
        package let finder: DrinkSearchIndex
        package let ownRecipes: any OwnRecipeRepository
        package let collections: any CollectionRepository
        package let drafts: any DraftRepository
        package let names: any KnownNames
        package let member: DrinkActionsContext
        package let changes: StoreEvents
        package let preferences: Observable<DisplayPreferences>
        package let strings: Strings

        package init(
            drinks: any DrinkRepository, ingredients: any IngredientRepository, bar: HomeBar, finder: DrinkSearchIndex,
            ownRecipes: any OwnRecipeRepository, collections: any CollectionRepository,
            drafts: any DraftRepository, names: any KnownNames, member: DrinkActionsContext, changes: StoreEvents,
            preferences: Observable<DisplayPreferences>, strings: Strings
        ) {
            self.drinks = drinks
            self.ingredients = ingredients
            self.bar = bar
            self.finder = finder
            self.ownRecipes = ownRecipes
            self.collections = collections
            self.drafts = drafts
            self.names = names
            self.member = member
            self.changes = changes
            self.preferences = preferences
            self.strings = strings
        }
    }

    let dependencies: Dependencies

    package init(_ dependencies: Dependencies) { self.dependencies = dependencies }
}

extension RecipesDIContainer {
    func makeOwnDrinksViewModel(in flow: Flow<RecipesStep>) -> OwnDrinksViewModel {
        OwnDrinksViewModel(
            reader: OwnDrinksReader(
                recipes: recipes, drafts: drafts, drinks: dependencies.drinks, bar: dependencies.bar, strings: strings),
            writer: makeWriter(), flow: flow)
    }

    func makeOwnIngredientsViewModel(in flow: Flow<RecipesStep>) -> OwnIngredientsViewModel {
        OwnIngredientsViewModel(recipes: recipes, writer: makeWriter(), flow: flow, strings: strings)
    }

    func makeEditorViewModel(of subject: RecipeSubject, in flow: Flow<RecipesStep>) -> RecipeEditorViewModel {
        RecipeEditorViewModel(
            subject: subject,
            reader: RecipeReader(
                drinks: dependencies.drinks, ingredients: dependencies.ingredients, finder: dependencies.finder,
                recipes: recipes, slot: makeSlot(RecipeDrafts.form, about: subject.draftKey)),
            preferences: dependencies.preferences, session: makeSession(), flow: flow)
    }

    func makeLineViewModel(
        of line: RecipeDraftLine, isNew: Bool, isSubstitute: Bool, in flow: Flow<RecipesStep>,
        onDone: @escaping @MainActor (RecipeDraftLine) -> Void
    ) -> RecipeLineViewModel {
        RecipeLineViewModel(
            line: line, isNew: isNew, isSubstitute: isSubstitute, ingredients: dependencies.ingredients,
            session: makeSession(), flow: flow, onDone: onDone)
    }

    func makeIngredientFormViewModel(
        of subject: IngredientSubject, in flow: Flow<RecipesStep>,
        onDone: @escaping @MainActor (Ingredient) -> Void = { _ in }
    ) -> IngredientFormViewModel {
        IngredientFormViewModel(
            subject: subject, ingredients: dependencies.ingredients, recipes: recipes,
            slot: makeSlot("ingredient", about: subject.draftKey), session: makeSession(), flow: flow, onDone: onDone)
    }

    func makeGearMaker(in flow: Flow<RecipesStep>) -> GearMaker {
        GearMaker(recipes: recipes, writer: makeWriter(), flow: flow, strings: strings)
    }

    func makeCollectionsViewModel(in flow: Flow<RecipesStep>) -> CollectionsViewModel {
        CollectionsViewModel(collections: collections, writer: makeWriter(), flow: flow, strings: strings)
    }

    func makeCollectionViewModel(
        of id: Identifier<DrinkCollection>, in flow: Flow<RecipesStep>
    ) -> CollectionViewModel {
        CollectionViewModel(
            id: id,
            reader: CollectionReader(
                id: id, collections: collections, drinks: dependencies.drinks, bar: dependencies.bar, strings: strings),
            collections: collections, writer: makeWriter(), flow: flow, strings: strings)
    }

    func makeCollectionPickerViewModel(
        for drink: Identifier<Drink>, in flow: Flow<RecipesStep>
    ) -> CollectionPickerViewModel {
        CollectionPickerViewModel(
            drink: drink, drinks: dependencies.drinks, collections: collections, writer: makeWriter(), flow: flow,
            strings: strings)
    }

    func makeMakeModeViewModel(
        of id: Identifier<Drink>, servings: Int, in flow: Flow<RecipesStep>
    ) -> MakeModeViewModel {
        MakeModeViewModel(
            id: id, servings: servings,
            describe: DescribeDrink(
                drinks: dependencies.drinks, ingredients: dependencies.ingredients, bar: dependencies.bar),
            preferences: dependencies.preferences, countdown: MakeCountdown(clock: dependencies.member.clock),
            authorizer: dependencies.member.authorizer, flow: flow, strings: strings)
    }

    private var strings: Strings { dependencies.strings }

    private var recipes: MemberRecipes {
        MemberRecipes(
            repository: dependencies.ownRecipes, profile: dependencies.member.profile, clock: dependencies.member.clock)
    }

    private var drafts: RecipeDrafts {
        RecipeDrafts(repository: dependencies.drafts, profile: dependencies.member.profile)
    }

    private func makeSlot(_ form: String, about subject: String) -> DraftSlot {
        DraftSlot(dependencies.member.drafts, form: form, about: subject, strings: strings)
    }

    private var collections: MemberCollections {
        MemberCollections(
            repository: dependencies.collections, profile: dependencies.member.profile,
            clock: dependencies.member.clock)
    }

    private func makeWriter() -> MemberWriter {
        MemberWriter(
            authorizer: dependencies.member.authorizer, strings: strings, describe: { OwnRecordText.describe($0, $1) })
    }

    private func makeSession() -> FormSession {
        FormSession(
            authorizer: dependencies.member.authorizer, strings: strings, describe: { OwnRecordText.describe($0, $1) })
    }
}
