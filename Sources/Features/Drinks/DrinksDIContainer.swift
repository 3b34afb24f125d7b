package import Domain
package import FeatureKit
package import Reactive

@MainActor
package final class DrinksDIContainer {
    @MainActor
    package struct Dependencies {
        package let drinks: any DrinkRepository
        package let ingredients: any IngredientRepository
        package let bar: HomeBar
        package let member: DrinkActionsContext
        package let adviser: DrinkAdviser
        package let merging: any IngredientMergeRepository & IngredientSplitRepository
        package let savedFilters: any SavedFilterRepository
        package let finder: DrinkSearchIndex
        package let arrangements: DrinkArrangements
        package let changes: StoreEvents
        package let preferences: Observable<DisplayPreferences>
        package let pictures: PagePictures
        package let strings: Strings

        package init(
            drinks: any DrinkRepository, ingredients: any IngredientRepository, bar: HomeBar,
            member: DrinkActionsContext, adviser: DrinkAdviser,
            merging: any IngredientMergeRepository & IngredientSplitRepository, savedFilters: any SavedFilterRepository,
            finder: DrinkSearchIndex, arrangements: DrinkArrangements, changes: StoreEvents,
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

    package init(_ dependencies: Dependencies) { self.dependencies = dependencies }
}

extension DrinksDIContainer {
    func makeAdviceViewModel(in flow: Flow<DrinksStep>) -> AdviceViewModel {
        let marks = dependencies.member.marks
        let read: AdviceViewModel.Read = { [sources, adviser = dependencies.adviser] kept in
            try await AdviceFacts.read(adviser, sources.drinks, sources.ingredients, sources.bar, marks, kept: kept)
        }
        return AdviceViewModel(read: read, actions: makeActions(in: flow), flow: flow, strings: dependencies.strings)
    }

    func makeListViewModel(
        _ section: DrinkSection, in flow: Flow<DrinksStep>,
        seed: @escaping () -> UInt64 = { UInt64.random(in: UInt64.min...UInt64.max) }
    ) -> DrinkListViewModel {
        DrinkListViewModel(
            section: section, reader: DrinkListReader(sources: sources),
            arrangement: dependencies.arrangements[section],
            preview: DrinkListPreview(preferences: dependencies.preferences) { [self] in makePageReader($0) },
            actions: makeActions(in: flow), flow: flow, strings: dependencies.strings, seed: seed)
    }

    func makeTriedPickerViewModel() -> TriedPickerViewModel {
        TriedPickerViewModel(
            reader: TriedPickerReader(
                sources: sources, marks: dependencies.member.marks, profile: dependencies.member.profile),
            writer: MarkWriter(member: dependencies.member, strings: dependencies.strings))
    }

    func makeDrinkViewModel(_ id: Identifier<Drink>, in flow: Flow<DrinksStep>) -> DrinkDetailViewModel {
        DrinkDetailViewModel(
            reader: makePageReader(id),
            like: LikeDrinksReader(id: id, adviser: dependencies.adviser, sources: sources),
            picture: dependencies.pictures.loader(of: .drink(id)),
            preferences: dependencies.preferences, actions: makeActions(in: flow), flow: flow)
    }

    /// Reads the short recipe of a drink or page of an ingredient; none for other places.
    package var glances: Glances {
        Glances { [self] place in
            switch place {
            case .drink(let id):
                let (reader, preferences) = (makePageReader(id), dependencies.preferences.value)
                let page = try await reader.page(calculatedBy: preferences.calculator)
                return reader.content(of: page, servings: 1, preferences).glance
            case .ingredient(let id):
                let facts = try await IngredientFacts.read(id, sources)
                return IngredientFormatter(strings: dependencies.strings).content(of: facts).glance
            default: return []
            }
        }
    }

    private func makePageReader(_ id: Identifier<Drink>) -> DrinkPageReader {
        let member = dependencies.member
        return DrinkPageReader(
            id: id, describe: describe, marks: member.marks, log: member.log, profile: member.profile,
            clock: member.clock, localTime: member.localTime, strings: dependencies.strings)
    }

    func makeIngredientViewModel(_ id: Identifier<Ingredient>, in flow: Flow<DrinksStep>) -> IngredientPageViewModel {
        IngredientPageViewModel(
            id: id,
            read: { [sources, merging = dependencies.merging, profile = dependencies.member.profile] in
                var facts = try await IngredientFacts.read(id, sources)
                facts.taken = try await merging.takenNames(for: id, of: profile)
                return facts
            },
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

    func makeSumViewModel(_ id: Identifier<Drink>, in flow: Flow<DrinksStep>) -> DrinkSumViewModel {
        DrinkSumViewModel(
            id: id, describe: describe, choices: DrinkTrialChoices(sources: sources),
            preferences: dependencies.preferences, flow: flow, strings: dependencies.strings)
    }

    func makeFilterViewModel(_ section: DrinkSection) -> DrinkFilterViewModel {
        DrinkFilterViewModel(
            section: section, finder: dependencies.finder, arrangement: dependencies.arrangements[section],
            strings: dependencies.strings)
    }

    func makeSavedFiltersViewModel(
        _ section: DrinkSection, search: DrinkFilter? = nil, in flow: Flow<DrinksStep>
    ) -> SavedFiltersViewModel {
        let member = dependencies.member
        return SavedFiltersViewModel(
            section: section, arrangement: dependencies.arrangements[section], search: search,
            filters: MemberFilters(
                repository: dependencies.savedFilters, profile: member.profile, finder: dependencies.finder),
            writer: MemberWriter(authorizer: member.authorizer, strings: dependencies.strings), flow: flow,
            strings: dependencies.strings)
    }

    func makeWhyNotViewModel(_ id: Identifier<Drink>) -> WhyNotViewModel {
        WhyNotViewModel(
            id: id,
            read: { [sources] in try await WhyNotAnswer.read(id, sources.drinks, sources.ingredients, sources.bar) },
            writer: MarkWriter(member: dependencies.member, strings: dependencies.strings),
            strings: dependencies.strings)
    }

    func makeNoteViewModel(_ note: DrinkNote) -> ReadViewModel<NoteState> {
        let (drinks, strings) = (dependencies.drinks, dependencies.strings)
        return ReadViewModel(NoteState(), strings: strings) {
            NoteState(phase: .loaded, content: try await NoteContent.read(note, drinks, by: strings.language))
        }
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

struct DrinkSources: Sendable {
    let drinks: any DrinkRepository
    let ingredients: any IngredientRepository
    let bar: HomeBar
    let finder: DrinkSearchIndex
    let strings: Strings

    var language: Language { strings.language }
}
