public import Domain
public import FeatureKit
public import Navigation
public import Reactive

/// Builds the screens of the feature Recipes: own recipes, collections, make mode.
@MainActor
public final class RecipesDIContainer {
    /// What the feature needs.
    @MainActor
    public struct Dependencies {
        /// Reads drinks.
        public let drinks: any DrinkRepository
        /// Reads ingredients.
        public let ingredients: any IngredientRepository
        /// The member's bar.
        public let bar: HomeBar
        /// Knows all glasses, tags and techniques by name.
        public let finder: DrinkFinder
        /// Puts drinks forward, own ones too.
        public let adviser: DrinkAdviser
        /// What members added.
        public let ownRecipes: any OwnRecipeRepository
        /// The member's collections.
        public let collections: any CollectionRepository
        /// What was typed and not saved.
        public let drafts: any DraftRepository
        /// The member, as the log and the marks know them.
        public let member: DrinkMember
        /// Who is there.
        public let profile: Identifier<Profile>
        /// Stands before what only members may do.
        public let authorizer: any MemberAuthorizer
        /// Tells the time.
        public let clock: any WallClock
        /// Fires when anything a screen may show was changed; whoever changes something sends.
        public let storeChanged: Signal<Void>
        /// How numbers are shown.
        public let preferences: Observable<DisplayPreferences>
        /// The words.
        public let strings: Strings

        /// Makes dependencies.
        public init(
            drinks: any DrinkRepository, ingredients: any IngredientRepository, bar: HomeBar, finder: DrinkFinder,
            adviser: DrinkAdviser, ownRecipes: any OwnRecipeRepository, collections: any CollectionRepository,
            drafts: any DraftRepository, member: DrinkMember, storeChanged: Signal<Void>,
            preferences: Observable<DisplayPreferences>, strings: Strings
        ) {
            self.drinks = drinks
            self.ingredients = ingredients
            self.bar = bar
            self.finder = finder
            self.adviser = adviser
            self.ownRecipes = ownRecipes
            self.collections = collections
            self.drafts = drafts
            self.member = member
            profile = member.profile
            authorizer = member.authorizer
            clock = member.clock
            self.storeChanged = storeChanged
            self.preferences = preferences
            self.strings = strings
        }
    }

    private let dependencies: Dependencies

    /// Makes a container.
    public init(_ dependencies: Dependencies) {
        self.dependencies = dependencies
    }

    /// A flow through own recipes, collections or make mode on a stack, from a destination on.
    public func makeCoordinator(
        in context: NavigationContext, from destination: RecipesDestination, links: RecipesLinks
    ) -> Coordinator {
        RecipesCoordinator(
            context: context, destination: destination, links: links, factory: self, authorizer: dependencies.authorizer
        )
    }
}

extension RecipesDIContainer: RecipesFlowFactory {
    func makeScreen(_ page: RecipesFlowPage) -> any Screen {
        switch page {
        case .ownDrinks(let actions):
            OwnDrinksScreen(
                viewModel: OwnDrinksViewModel(dependencies: dependencies, actions: actions), strings: strings)
        case .ownIngredients(let actions):
            OwnIngredientsScreen(
                viewModel: OwnIngredientsViewModel(dependencies: dependencies, actions: actions), strings: strings)
        case .editor(let subject, let actions):
            RecipeEditorScreen(
                subject: subject,
                viewModel: RecipeEditorViewModel(subject: subject, dependencies: dependencies, actions: actions),
                strings: strings)
        case .collections(let actions):
            CollectionsScreen(
                viewModel: CollectionsViewModel(dependencies: dependencies, actions: actions), strings: strings)
        case .collection(let id, let actions):
            CollectionScreen(
                id: id, viewModel: CollectionViewModel(id: id, dependencies: dependencies, actions: actions),
                strings: strings)
        case .makeMode(let id, let servings, let actions): makeMode(id, servings: servings, actions)
        }
    }

    func makeModal(_ box: RecipesFlowModal) -> any Modal {
        switch box {
        case .line(let line, let isNew, let isSubstitute, let actions):
            makeLine(line, isNew: isNew, isSubstitute: isSubstitute, actions)
        case .ingredientPicker(let actions):
            IngredientPickerModal(
                viewModel: IngredientPickerViewModel(dependencies: dependencies, actions: actions), strings: strings)
        case .ingredient(let subject, let actions):
            IngredientFormModal(
                subject: subject,
                viewModel: IngredientFormViewModel(subject: subject, dependencies: dependencies, actions: actions),
                strings: strings)
        case .collectionPicker(let drink, let actions):
            CollectionPickerModal(
                viewModel: CollectionPickerViewModel(drink: drink, dependencies: dependencies, actions: actions),
                strings: strings)
        case .name(let prompt): NamePromptModal(prompt: prompt, strings: strings)
        case .choice(let title, let options, let onDone): makeChoice(title, options, onDone: onDone)
        case .ticks(let choice):
            TickListModal(
                route: choice.route, title: choice.title, options: choice.options, chosen: choice.chosen,
                isOrdered: choice.isOrdered, strings: strings, onChange: choice.onChange)
        case .question(let question):
            ConfirmModal(
                title: question.title, question: question.text, yes: ("y", question.yes),
                noLabel: strings["dialog.no"], onYes: question.onYes)
        case .made(let id, let servings): makeMadeForm(id, servings: servings)
        }
    }

    private var strings: Strings { dependencies.strings }

    private func makeMode(_ id: Identifier<Drink>, servings: Int, _ actions: MakeModeActions) -> any Screen {
        MakeModeScreen(
            id: id,
            viewModel: MakeModeViewModel(id: id, servings: servings, dependencies: dependencies, actions: actions),
            strings: strings)
    }

    private func makeLine(
        _ line: RecipeDraftLine, isNew: Bool, isSubstitute: Bool, _ actions: RecipeLineActions
    ) -> any Modal {
        RecipeLineModal(
            isSubstitute: isSubstitute,
            viewModel: RecipeLineViewModel(
                line: line, isNew: isNew, isSubstitute: isSubstitute, dependencies: dependencies, actions: actions),
            strings: strings)
    }

    private func makeChoice(
        _ title: String, _ options: [FormOption], onDone: @escaping @MainActor (String) -> Void
    ) -> any Modal {
        PickerModal(
            route: "edit/choice", title: title,
            items: options.map { option in
                PaletteItem(title: option.title, detail: "") { onDone(option.id) }
            },
            placeholder: strings["form.type-to-find"], emptyText: strings["form.nothing-found"])
    }

    private func makeMadeForm(_ id: Identifier<Drink>, servings: Int) -> any Modal {
        MadeFormModal(
            drink: id,
            viewModel: MadeFormViewModel(
                purpose: .new(id, servings: servings), member: dependencies.member, drinks: dependencies.drinks,
                standardDrink: dependencies.preferences.value.standardDrink, strings: strings),
            strings: strings)
    }
}
