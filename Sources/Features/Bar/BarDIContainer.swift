package import Domain
package import FeatureKit
import Navigation
package import Reactive

@MainActor
package final class BarDIContainer {
    @MainActor
    package struct Dependencies {
        package let drinks: any DrinkRepository
        package let ingredients: any IngredientRepository
        package let bar: HomeBar
        package let adviser: DrinkAdviser
        package let finder: DrinkSearchIndex
        package let records: BarRecords
        package let authorizer: any MemberAuthorizer
        package let times: BarTimes
        package let preferences: ReadOnly<DisplayPreferences>
        package let drafts: DraftKeeper
        package let calculatorDraft: Observable<CalculatorDraft>
        package let glances: Glances
        package let changes: StoreEvents
        package let strings: Strings

        package init(
            drinks: any DrinkRepository, ingredients: any IngredientRepository, bar: HomeBar, adviser: DrinkAdviser,
            finder: DrinkSearchIndex, records: BarRecords, authorizer: any MemberAuthorizer, times: BarTimes,
            preferences: ReadOnly<DisplayPreferences>, drafts: DraftKeeper,
            calculatorDraft: Observable<CalculatorDraft>, glances: Glances = .none, changes: StoreEvents,
            strings: Strings
        ) {
            self.drinks = drinks
            self.ingredients = ingredients
            self.bar = bar
            self.adviser = adviser
            self.finder = finder
            self.records = records
            self.authorizer = authorizer
            self.times = times
            self.preferences = preferences
            self.drafts = drafts
            self.calculatorDraft = calculatorDraft
            self.glances = glances
            self.changes = changes
            self.strings = strings
        }
    }

    let dependencies: Dependencies

    package init(_ dependencies: Dependencies) { self.dependencies = dependencies }
}

extension BarDIContainer: FlowFactory {
    package func makeContent(for step: BarStep, in flow: Flow<BarStep>) -> FlowContent {
        switch step {
        case .destination(let destination): .screen(makeScreen(destination, in: flow))
        case .addBottles: .screen(makeAddBottles(from: .commonest, in: flow))
        case .places:
            .modal(BarPlacesModal(strings: dependencies.strings) { flow.show(.destination($0)) })
        case .leavePrompt(let count, let save, let discard):
            .modal(LeaveModal(count: count, strings: dependencies.strings, save: save, discard: discard))
        case .bottleForm(let id): .modal(makeForm("bar/bottle", makeBottleFormViewModel(of: id), fields: 7))
        case .entryForm(let entry):
            .modal(makeForm("bar/log/entry", makeEntryFormViewModel(of: entry, in: flow), fields: 5))
        case .courseForm(let id): .modal(makeForm("bar/party/course", makeCourseFormViewModel(of: id), fields: 3))
        case .orderForm(let id, let order):
            .modal(makeForm("bar/party/order", makeOrderFormViewModel(of: id, order, in: flow), fields: 2))
        case .partyForm: .modal(makeForm("bar/party/guests", makePartyFormViewModel(), fields: 4))
        case .houseForm(let id): .modal(makeForm("bar/house/recipe", makeHouseFormViewModel(of: id), fields: 4))
        case .dropDraft(let onYes): .modal(DraftNote.question(dependencies.strings, onYes: onYes))
        case .picker(let picker, let choose): .modal(makePicker(picker, choose: choose))
        }
    }

    private func makeScreen(_ destination: BarDestination, in flow: Flow<BarStep>) -> any Screen {
        let strings = dependencies.strings
        switch destination {
        case .shelf:
            return InventoryScreen(
                route: destination.route, viewModel: makeInventoryViewModel(in: flow),
                changes: changes([.log, .marks, .members, .shopping]), strings: strings)
        case .quickSetup: return makeAddBottles(from: .commonest, in: flow)
        case .makeable:
            return MakeableScreen(
                route: destination.route, viewModel: makeMakeableViewModel(in: flow), changes: changes(),
                strings: strings
            ).show(dependencies.glances) { .drink($0.drink.id) }
        case .oneAway: return makePurchaseList(.oneAway, in: flow)
        case .buyNext: return makePurchaseList(.buyNext, in: flow)
        case .useUp:
            return UseUpScreen(
                route: destination.route, viewModel: makeUseUpViewModel(in: flow), changes: changes(), strings: strings
            ).show(dependencies.glances, of: \.place)
        case .shopping:
            return ShoppingScreen(
                route: destination.route, viewModel: makeShoppingViewModel(in: flow), changes: changes(.shopping),
                strings: strings
            ).show(dependencies.glances) { $0.ingredient.map { .ingredient($0) } }
        case .log:
            return LogScreen(
                route: destination.route, viewModel: makeLogViewModel(in: flow), changes: changes(.log),
                strings: strings
            ).show(dependencies.glances) { .drink($0.entry.variant ?? $0.entry.drink) }
        case .party:
            let screen = PartyScreen(
                route: destination.route, viewModel: makePartyViewModel(in: flow), changes: changes(.party),
                strings: strings)
            screen.show(dependencies.glances)
            return screen
        case .calculators:
            return CalculatorScreen(
                route: destination.route, viewModel: makeCalculatorViewModel(), strings: strings)
        case .statistics:
            return StatisticsScreen(
                route: destination.route, viewModel: makeStatisticsViewModel(), changes: changes([.log, .marks]),
                strings: strings)
        case .staples:
            return StaplesScreen(
                route: destination.route, viewModel: makeStaplesViewModel(in: flow), changes: changes(),
                strings: strings)
        case .house:
            return HouseScreen(
                route: destination.route, viewModel: makeHouseViewModel(in: flow), changes: changes(.party),
                strings: strings)
        }
    }

    private func makeAddBottles(from filter: BottleFilter, in flow: Flow<BarStep>) -> any Screen {
        AddBottlesScreen(
            viewModel: makeAddBottlesViewModel(from: filter, in: flow), changes: changes(),
            strings: dependencies.strings)
    }

    /// Observes log and marks too: taste, which ranks purchases, depends on both.
    private func makePurchaseList(_ list: PurchaseList, in flow: Flow<BarStep>) -> any Screen {
        PurchaseListScreen(
            list: list, viewModel: makePurchaseListViewModel(list, in: flow), changes: changes([.log, .marks]),
            strings: dependencies.strings
        ).show(dependencies.glances) { .ingredient($0.ingredient) }
    }

    /// Every list here depends on the bar, the catalogue and own recipes; `more` adds areas.
    private func changes(_ more: StoreArea = []) -> Events<Void> {
        dependencies.changes.touching(more.union([.bar, .catalogue, .ownRecipes]))
    }
}

package struct BarRecords: Sendable {
    package let marks: any DrinkMarkRepository
    package let log: any MadeLogRepository
    package let shopping: any ShoppingRepository
    package let parties: any PartyRepository
    package let house: any HouseRecipeRepository
    package let statistics: any BarStatisticsRepository

    package init(
        marks: any DrinkMarkRepository, log: any MadeLogRepository, shopping: any ShoppingRepository,
        parties: any PartyRepository, house: any HouseRecipeRepository, statistics: any BarStatisticsRepository
    ) {
        self.marks = marks
        self.log = log
        self.shopping = shopping
        self.parties = parties
        self.house = house
        self.statistics = statistics
    }
}

package struct BarTimes: Sendable {
    package let clock: any WallClock
    package let local: any LocalTime

    package init(clock: any WallClock, local: any LocalTime) {
        self.clock = clock
        self.local = local
    }

    /// Seconds since 1970 UTC.
    var now: Int64 { clock.now() }
    var today: LocalDay { local.day(of: now) }
}

/// The last calculator input, restored when the calculators open again.
package struct CalculatorDraft: Hashable, Sendable {
    var kind: CalculatorKind = .syrup
    var answers: [String: String] = [:]

    package init() {}
}
