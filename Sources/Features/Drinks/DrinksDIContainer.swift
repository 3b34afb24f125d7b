public import Domain
public import FeatureKit
public import Navigation
public import Reactive

/// Builds the view models of the feature Drinks from what it was given.
@MainActor
public final class DrinksDIContainer {
    /// What the feature needs.
    @MainActor
    public struct Dependencies {
        /// Reads drinks.
        public let drinks: any DrinkRepository
        /// Reads ingredients.
        public let ingredients: any IngredientRepository
        /// The member's bar.
        public let bar: HomeBar
        /// What a member keeps about drinks.
        public let member: DrinkMember
        /// Puts drinks forward and finds what is like them.
        public let adviser: DrinkAdviser
        /// Merges the member's ingredients into others.
        public let merging: any IngredientMergeRepository
        /// The filters the member gave a name.
        public let savedFilters: any SavedFilterRepository
        /// Filters and sorts the drinks.
        public let finder: DrinkFinder
        /// What the lists of drinks show, kept while the program runs.
        public let arrangements: DrinkArrangements
        /// What the store changed.
        public let changes: StoreChanges
        /// How numbers are shown.
        public let preferences: Observable<DisplayPreferences>
        /// Pictures beside pages.
        public let pictures: PagePictures
        /// The words.
        public let strings: Strings

        /// Everything by name.
        public init(
            drinks: any DrinkRepository, ingredients: any IngredientRepository, bar: HomeBar,
            member: DrinkMember, adviser: DrinkAdviser, merging: any IngredientMergeRepository,
            savedFilters: any SavedFilterRepository, finder: DrinkFinder,
            arrangements: DrinkArrangements, changes: StoreChanges,
            preferences: Observable<DisplayPreferences>, pictures: PagePictures = .none, strings: Strings
        ) {
            self.drinks = drinks
            self.ingredients = ingredients
            self.bar = bar
            self.member = member
            self.adviser = adviser
            self.merging = merging
            self.savedFilters = savedFilters
            self.finder = finder
            self.arrangements = arrangements
            self.changes = changes
            self.preferences = preferences
            self.pictures = pictures
            self.strings = strings
        }
    }

    let dependencies: Dependencies

    /// A container with its dependencies.
    public init(_ dependencies: Dependencies) {
        self.dependencies = dependencies
    }

    /// A flow of drinks on a stack, from a destination on.
    public func makeCoordinator(
        in context: NavigationContext, from destination: DrinksDestination,
        open: @escaping @MainActor (Place) -> Void = { _ in }
    ) -> Coordinator {
        FlowCoordinator<DrinksStep>(in: context, from: .destination(destination), factory: self, open: open)
    }
}

extension DrinksDIContainer {
    func makeAdviceViewModel(in flow: Flow<DrinksStep>) -> AdviceViewModel {
        let read: @Sendable () async throws -> AdviceFacts = { [sources, adviser = dependencies.adviser] in
            try await AdviceFacts.read(adviser, sources.drinks, sources.ingredients, sources.bar)
        }
        return AdviceViewModel(read: read, actions: makeActions(in: flow), flow: flow, strings: dependencies.strings)
    }

    /// - Parameter seed: a number for a new shuffle.
    func makeListViewModel(
        _ section: DrinkSection, in flow: Flow<DrinksStep>,
        seed: @escaping () -> UInt64 = { UInt64.random(in: UInt64.min...UInt64.max) }
    ) -> DrinkListViewModel {
        DrinkListViewModel(
            section: section, reader: DrinkListReader(sources: sources),
            arrangement: dependencies.arrangements[section],
            actions: makeActions(in: flow), flow: flow, strings: dependencies.strings, seed: seed)
    }

    func makeTriedPickerViewModel() -> TriedPickerViewModel {
        TriedPickerViewModel(
            reader: TriedPickerReader(
                sources: sources, marks: dependencies.member.marks, profile: dependencies.member.profile),
            writer: DrinkWriter(member: dependencies.member, strings: dependencies.strings),
            strings: dependencies.strings)
    }

    func makeDrinkViewModel(_ id: Identifier<Drink>, in flow: Flow<DrinksStep>) -> DrinkDetailViewModel {
        let member = dependencies.member
        return DrinkDetailViewModel(
            reader: DrinkPageReader(
                id: id, describe: describe, marks: member.marks, log: member.log, profile: member.profile,
                clock: member.clock, localTime: member.localTime, strings: dependencies.strings),
            like: LikeDrinksReader(id: id, adviser: dependencies.adviser, sources: sources),
            picture: dependencies.pictures.loader(of: .drink(id)),
            preferences: dependencies.preferences, actions: makeActions(in: flow), flow: flow,
            strings: dependencies.strings)
    }

    func makeIngredientViewModel(
        _ id: Identifier<Ingredient>, in flow: Flow<DrinksStep>
    ) -> IngredientPageViewModel {
        IngredientPageViewModel(
            id: id, read: { [sources] in try await IngredientFacts.read(id, sources) },
            actions: makeActions(in: flow),
            merger: IngredientMerger(
                merging: dependencies.merging, ingredients: dependencies.ingredients, member: dependencies.member,
                flow: flow, strings: dependencies.strings), flow: flow, strings: dependencies.strings)
    }

    func makeBaseViewModel(_ base: BaseSpirit, in flow: Flow<DrinksStep>) -> BasePageViewModel {
        BasePageViewModel(base: base, sources: sources, flow: flow)
    }

    func makeCompareViewModel(
        _ left: Identifier<Drink>, _ right: Identifier<Drink>, in flow: Flow<DrinksStep>
    ) -> CompareViewModel {
        CompareViewModel(
            left, right, describe: describe, preferences: dependencies.preferences, flow: flow,
            strings: dependencies.strings)
    }

    func makeFilterViewModel(_ section: DrinkSection) -> DrinkFilterViewModel {
        DrinkFilterViewModel(
            section: section, finder: dependencies.finder, arrangement: dependencies.arrangements[section],
            strings: dependencies.strings)
    }

    func makeSavedFiltersViewModel(_ section: DrinkSection, in flow: Flow<DrinksStep>) -> SavedFiltersViewModel {
        let member = dependencies.member
        return SavedFiltersViewModel(
            section: section, arrangement: dependencies.arrangements[section],
            filters: MemberFilters(
                repository: dependencies.savedFilters, profile: member.profile, finder: dependencies.finder),
            writer: MemberWriter(authorizer: member.authorizer, strings: dependencies.strings), flow: flow,
            strings: dependencies.strings)
    }

    func makeWhyNotViewModel(_ id: Identifier<Drink>) -> WhyNotViewModel {
        WhyNotViewModel(
            id: id,
            read: { [sources] in try await WhyNotAnswer.read(id, sources.drinks, sources.ingredients, sources.bar) },
            writer: DrinkWriter(member: dependencies.member, strings: dependencies.strings),
            strings: dependencies.strings)
    }

    func makeNoteViewModel(_ note: DrinkNote) -> NoteViewModel {
        NoteViewModel(note: note, drinks: dependencies.drinks, strings: dependencies.strings)
    }

    func makeMadeFormViewModel(_ id: Identifier<Drink>, servings: Int) -> MadeFormViewModel {
        MadeFormViewModel(
            purpose: .new(id, servings: servings), member: dependencies.member, drinks: dependencies.drinks,
            standardDrink: dependencies.preferences.value.standardDrink, strings: dependencies.strings)
    }

    private var sources: DrinkSources {
        DrinkSources(
            drinks: dependencies.drinks, ingredients: dependencies.ingredients, bar: dependencies.bar,
            finder: dependencies.finder, strings: dependencies.strings)
    }

    private var describe: DescribeDrink {
        DescribeDrink(drinks: dependencies.drinks, ingredients: dependencies.ingredients, bar: dependencies.bar)
    }

    private func makeActions(in flow: Flow<DrinksStep>) -> DrinkActions {
        DrinkActions(
            member: dependencies.member, bar: dependencies.bar, flow: flow, strings: dependencies.strings)
    }
}
