package import Domain
package import FeatureKit
package import Reactive
import Terminal

@MainActor
package final class HomeDIContainer {
    @MainActor
    package struct Dependencies {
        package let chooseTonight: ChooseTonight
        package let askAboutEvening: AskAboutEvening
        package let describeDrink: DescribeDrink
        package let authorizer: any MemberAuthorizer
        package let shelves: any HomeShelves
        package let crowd: CrowdReader
        package let drinks: any DrinkRepository
        package let works: any WorkRepository
        package let characters: any CharacterRepository
        package let offers: OfferCharacters
        package let bar: HomeBar
        package let ingredients: any IngredientRepository
        package let momentum: any MomentumRepository
        /// Returns the current weather; nil if unknown.
        package let weather: @Sendable () async -> TonightWeather?
        /// Does the same without a request.
        package let knownWeather: @Sendable () async -> TonightWeather?
        package let temperature: @MainActor @Sendable () -> TemperatureUnit
        package let viewer: @MainActor @Sendable () -> Viewer
        package let member: @MainActor @Sendable () -> Author?
        package let hidesAlcohol: @MainActor @Sendable () -> Bool
        /// Limits the shelves to works of this kind; nil shows all.
        package let kind: Observable<WorkKind?>
        package let arrangements: ShelfArrangements
        package let glances: Glances
        package let changes: StoreEvents
        package let clock: any WallClock
        package let localTime: any LocalTime
        package let strings: Strings

        package init(
            chooseTonight: ChooseTonight, askAboutEvening: AskAboutEvening, describeDrink: DescribeDrink,
            authorizer: any MemberAuthorizer, shelves: any HomeShelves, crowd: CrowdReader, drinks: any DrinkRepository,
            works: any WorkRepository, characters: any CharacterRepository, offers: OfferCharacters, bar: HomeBar,
            ingredients: any IngredientRepository, momentum: any MomentumRepository,
            weather: @escaping @Sendable () async -> TonightWeather?,
            knownWeather: @escaping @Sendable () async -> TonightWeather?,
            temperature: @escaping @MainActor @Sendable () -> TemperatureUnit,
            viewer: @escaping @MainActor @Sendable () -> Viewer, member: @escaping @MainActor @Sendable () -> Author?,
            hidesAlcohol: @escaping @MainActor @Sendable () -> Bool, kind: Observable<WorkKind?>,
            arrangements: ShelfArrangements, glances: Glances = .none, changes: StoreEvents, clock: any WallClock,
            localTime: any LocalTime, strings: Strings
        ) {
            self.chooseTonight = chooseTonight
            self.askAboutEvening = askAboutEvening
            self.describeDrink = describeDrink
            self.authorizer = authorizer
            self.shelves = shelves
            self.crowd = crowd
            self.drinks = drinks
            self.works = works
            self.characters = characters
            self.offers = offers
            self.bar = bar
            self.ingredients = ingredients
            self.momentum = momentum
            self.weather = weather
            self.knownWeather = knownWeather
            self.temperature = temperature
            self.viewer = viewer
            self.member = member
            self.hidesAlcohol = hidesAlcohol
            self.kind = kind
            self.arrangements = arrangements
            self.glances = glances
            self.changes = changes
            self.clock = clock
            self.localTime = localTime
            self.strings = strings
        }
    }

    private static let shelfAreas: StoreArea = [.works, .votes, .wishes, .members, .community]
    /// The areas Home depends on, except tonight's pick, which the reading itself writes.
    private static let homeAreas = shelfAreas.union([.catalogue, .ownRecipes, .bar, .log, .marks, .watched, .weather])

    private let dependencies: Dependencies

    /// The type of the root screen. The runtime builds the type on first access, about as slow as drawing it.
    package static var rootScreen: Any.Type { HomeScreen.self }

    package init(_ dependencies: Dependencies) {
        self.dependencies = dependencies
    }
}

extension HomeDIContainer: FlowFactory {
    package func makeContent(for step: HomeStep, in flow: Flow<HomeStep>) -> FlowContent {
        let strings = dependencies.strings
        switch step {
        case .destination(.home):
            return .screen(
                HomeScreen(
                    viewModel: makeHomeViewModel(in: flow),
                    date: { [dependencies] in
                        HomeFormatter.date(dependencies.clock.now(), dependencies.localTime, dependencies.strings)
                    },
                    today: { [dependencies] in dependencies.localTime.dayStart(of: dependencies.clock.now()) },
                    changes: dependencies.changes.touching(Self.homeAreas),
                    strings: strings))
        case .destination(.shelf(let shelf)):
            return .screen(
                HomeShelfScreen(
                    shelf: shelf, viewModel: makeShelfViewModel(of: shelf, in: flow), glances: dependencies.glances,
                    changes: dependencies.changes.touching(Self.shelfAreas), strings: strings))
        case .filter(let shelf):
            return .modal(
                FilterModal(
                    route: "\(HomeDestination.shelf(shelf).route)/filter", loading: strings["home.loading"],
                    close: ("home.filter-close", "v"), canExclude: false, viewModel: makeFilterViewModel(of: shelf),
                    changes: dependencies.changes.touching(Self.shelfAreas), strings: strings))
        case .evening(let question):
            return .modal(
                FormModal(
                    route: "home/evening", viewModel: makeEveningViewModel(question), size: Size(width: 60, height: 4),
                    asksToLeave: false, enter: .saves, strings: strings))
        }
    }

    func makeEveningViewModel(_ question: AskAboutEvening.Question) -> EveningFormViewModel {
        EveningFormViewModel(
            question: question, replies: replies,
            session: FormSession(authorizer: dependencies.authorizer, strings: dependencies.strings),
            names: { [reader = makeHomeReader()] in try await reader.names(of: question.evening) },
            strings: dependencies.strings)
    }

    private var replies: EveningReplies {
        EveningReplies(ask: dependencies.askAboutEvening, member: dependencies.member)
    }

    func makeHomeViewModel(in flow: Flow<HomeStep>) -> HomeViewModel {
        HomeViewModel(
            reader: makeHomeReader(),
            asideReader: HomeAsideReader(
                bar: dependencies.bar, ingredients: dependencies.ingredients, momentum: dependencies.momentum,
                clock: dependencies.clock, localTime: dependencies.localTime, strings: dependencies.strings),
            replies: replies,
            writer: MemberWriter(authorizer: dependencies.authorizer, strings: dependencies.strings),
            kind: dependencies.kind, flow: flow)
    }

    private func makeHomeReader() -> HomeReader {
        HomeReader(
            chooseTonight: dependencies.chooseTonight, askAboutEvening: dependencies.askAboutEvening,
            describeDrink: dependencies.describeDrink, shelves: dependencies.shelves, crowd: dependencies.crowd,
            drinks: dependencies.drinks, works: dependencies.works, characters: dependencies.characters,
            offers: dependencies.offers, weather: dependencies.weather, knownWeather: dependencies.knownWeather,
            temperature: dependencies.temperature, viewer: dependencies.viewer, member: dependencies.member,
            hidesAlcohol: dependencies.hidesAlcohol, clock: dependencies.clock, localTime: dependencies.localTime,
            strings: dependencies.strings)
    }

    func makeShelfViewModel(of shelf: HomeShelf, in flow: Flow<HomeStep>) -> HomeShelfViewModel {
        HomeShelfViewModel(setting: makeSetting(of: shelf), reader: makeReader(of: shelf), flow: flow)
    }

    func makeFilterViewModel(of shelf: HomeShelf) -> ShelfFilterViewModel {
        ShelfFilterViewModel(setting: makeSetting(of: shelf), reader: makeReader(of: shelf), works: dependencies.works)
    }

    private func makeSetting(of shelf: HomeShelf) -> ShelfSetting {
        ShelfSetting(
            shelf: shelf, kind: dependencies.kind, arrangements: dependencies.arrangements, member: dependencies.member)
    }

    private func makeReader(of shelf: HomeShelf) -> HomeShelfReader {
        HomeShelfReader(
            shelf: shelf, shelves: dependencies.shelves, crowd: dependencies.crowd, viewer: dependencies.viewer,
            clock: dependencies.clock, localTime: dependencies.localTime, strings: dependencies.strings)
    }
}
