import DimoAssets
package import Domain
import Exchange
package import FeatureKit
import Persistence
import Synchronization

/// The context of commands: the store with its catalogue loaded, and the member of this computer account.
package struct CommandStore: Sendable {
    package let container: AppDIContainer
    let graph: MemberGraph
    package let accounts: AccountServices
    package let session: Session
    package let strings: Strings
    /// A message about opening the store; nil if all went well.
    package let notice: String?
    /// Whether changes are saved.
    package let isKept: Bool
    /// Whether all earlier data is there; if not, an item missing from a list may still exist.
    package let isWhole: Bool
    package let seesAllTypes: Bool
    package let display: DisplayPreferences
    package let homeCity: Identifier<City>?
    let isDemo: Bool
    let weather: WeatherServices
    package let online: OnlineAccess
    let shared: SharedCommunity
    /// The total time commands wait for communities.
    let patience = CommunityPatience()

    var store: Store { graph.store }
    package var drinks: any DrinkRepository { store.drinks }
    package var ingredients: any IngredientRepository { store.ingredients }
    package var bar: HomeBar { graph.bar }
    package var preferences: any BarPreferencesRepository { store.barPreferences }
    package var sharing: any BarSharingRepository { store.barSharing }
    package var merging: any IngredientMergeRepository & IngredientSplitRepository { store.merging }
    package var workMerging: any WorkMergeRepository { store.workMerging }
    package func knownNames() async throws -> ImportKnown { try await store.names.known() }
    package var profile: Identifier<Profile> { graph.profile }
    package var member: Author { Author(profile, type: session.profile.type) }
    package var marks: any DrinkMarkRepository { store.marks }
    package var log: any MadeLogRepository { store.log }
    package var shopping: any ShoppingRepository { store.shopping }
    package var community: CommunityRepositories { store.community }
    package var clock: any WallClock { graph.clock }
    package var localTime: any LocalTime { graph.localTime }
    package var finder: DrinkSearchIndex { graph.finder }
    package var describeDrink: DescribeDrink { graph.describeDrink }
    package var makeDrink: MakeDrink { graph.makeDrink }
    package var addToShopping: AddToShopping { graph.addToShopping }
    package var tickShopping: TickShopping { graph.tickShopping }
    package var parties: any PartyRepository { store.parties }
    package var house: any HouseRecipeRepository { store.house }
    package var planParty: PlanMemberParty {
        PlanMemberParty(
            parties: parties, house: house,
            plan: PlanParty(drinks: drinks, ingredients: ingredients, bar: bar),
            profile: profile, clock: clock, localTime: localTime)
    }
    package var serveOrder: ServeOrder {
        ServeOrder(parties: parties, makeDrink: makeDrink, profile: profile, clock: clock)
    }
    package var makeBatch: MakeBatch { MakeBatch(bar: bar, ingredients: ingredients, clock: clock) }
    package var rankPurchases: RankPurchases { graph.rankPurchases }

    /// The viewer, and how much of the types is shown; `isRevealed` shows all types regardless of the settings.
    package func viewer(isRevealed: Bool = false) -> Viewer {
        Viewer(profile, seesAllTypes: isRevealed || seesAllTypes)
    }

    package func describe(_ error: any Error) -> String { ErrorText.inShell(error, strings) }

    /// Opens the store, and loads the catalogue if it is new or changed. Throws `StoreError`.
    package static func open(_ container: AppDIContainer) async throws -> CommandStore {
        let opener = await container.makeStoreOpener(setsAside: false)
        let opening = try await opener.open(now: SystemClock().now())
        _ = try await opener.refreshCatalogue(in: opening.store)
        let isDemo = try await opening.store.isDemo()
        let strings = await container.strings
        let services = container.accountTools.services(on: opening.store)
        let session = try await SelectAccount(services)(container.options.account)
        // A member who hides alcohol hides it in commands too.
        let store = session.profile.alcohol == .hidden ? opening.store.withoutAlcohol() : opening.store
        let calculator = await container.settings.preferences.calculator
        let graph = MemberGraph(
            store: store, profile: session.profile.id, clock: container.clock, localTime: SystemLocalTime(),
            calculator: { calculator })
        let command = CommandStore(
            container: container, graph: graph, accounts: services, session: session, strings: strings,
            notice: opening.notice.map { ErrorText.describe($0.reason, strings) },
            isKept: opening.notice?.isKept ?? true, isWhole: opening.notice?.isWhole ?? true,
            seesAllTypes: await container.settings.areSpoilersShown,
            display: await container.settings.preferences, homeCity: await container.settings.homeCity,
            isDemo: isDemo, weather: await container.makeWeather(store: store),
            online: await container.makeOnline(store: store, hidesAlcohol: session.profile.alcohol == .hidden),
            shared: await container.makeCommunity(store: store, services: services, isDemo: isDemo))
        try await command.makeReadsAwaitCommunity()
        return command
    }

    /// Tonight's suggestions. Requests the weather from the network only when something is chosen.
    package func tonight(for member: Author) async throws -> TonightDay {
        let (home, hidesAlcohol) = (homeWeather, session.profile.alcohol == .hidden)
        let day = try await graph.chooseTonight(
            for: member, weather: { await home.tonight() }, hidesAlcohol: hidesAlcohol)
        guard let weather = await home.knownTonight() else { return day }
        return try await graph.chooseTonight.again(day, with: weather, for: member, hidesAlcohol: hidesAlcohol)
    }

    package func streak() async throws -> Int {
        try await community.momentum.calendar(of: profile, now: clock.now(), localTime: localTime).streak
    }

    package func characterOfDay() async throws -> CharacterSummary? {
        try await graph.offerCharacters.ofDay(for: viewer())
    }

    /// The next character to offer for digging, which is noted as offered; nil if none is left.
    package func nextToDig() async throws -> CharacterSummary? {
        try await graph.offerCharacters.next(besides: nil, for: viewer())
    }

    /// A recipe as a readable card in Markdown. The `lines` are already scaled; a nil `volume` keeps the recipe's unit
    /// of poured amounts. Throws `StoreError`.
    package func card(of drink: Drink, lines: [DrinkLine], volume: VolumeUnit?) async throws -> String {
        let known = try await store.names.known()
        let techniques = try await drinks.gear(of: drink).techniques
        let amounts = AmountFormatter(strings: strings, volume: volume)
        let writer = ExchangeWriter(
            names: ExchangeNames(known), techniques: techniques,
            markdown: MarkdownStyle(strings.language, amount: { amounts.text($0) }))
        return writer.card(drink.with(id: drink.id, lines: lines, tags: drink.tags, variantOf: drink.variantOf))
    }
}

/// The total time a command waits for a community: once it is used up, later requests get the stored data.
final class CommunityPatience: Sendable {
    private let left: Mutex<Duration>

    init(_ whole: Duration = .seconds(2)) {
        left = Mutex(whole)
    }

    var isUsedUp: Bool { left.withLock { $0 <= .zero } }

    func giveUp() { left.withLock { $0 = .zero } }

    /// Waits for work within the remaining time, then cancels it without waiting for its end.
    func wait(for work: @escaping @Sendable () async -> Void) async {
        let limit = left.withLock { $0 }
        guard limit > .zero else { return }
        let start = ContinuousClock.now
        let (ends, ended) = AsyncStream<Void>.makeStream()
        let working = Task {
            await work()
            ended.finish()
        }
        let waiting = Task {
            try? await Task.sleep(for: limit)
            ended.finish()
        }
        for await _ in ends {}
        working.cancel()
        waiting.cancel()
        left.withLock { $0 -= ContinuousClock.now - start }
    }
}

package struct CommandWeather: Sendable {
    package let city: City
    package let report: WeatherReport
    /// The reason there is nothing newer; nil for a fresh report.
    package let problem: WeatherProblem?
}

extension CommandStore {
    var homeWeather: HomeWeather {
        weather.home(of: profile, clock: clock, sample: isDemo ? DemoWeatherToggle(isOn: true) : nil) { [homeCity] in
            homeCity
        }
    }

    /// The known weather of the home city, `Seoul 3° cloudy`; nil without any.
    package func homeWeatherText() async throws -> String? {
        guard let known = try await homeWeather.known() else { return nil }
        return HeaderWeather(strings: strings, display: display, now: clock.now()).text(known.city, known.report)
    }

    package func city(_ id: Identifier<City>) async throws -> City? { try await weather.find.city(id, of: profile) }

    /// The weather of a city by name or id, requested if the stored report is due. An empty name means the home city,
    /// or the first of the list. Throws `WeatherProblem` if nothing is known.
    package func weather(of name: String) async throws -> CommandWeather {
        let city = try await weather.find(name, of: profile, home: homeCity, in: strings.language)
        let update = try await weather.makeWeather().update([city], .whenDue)
        guard let report = update.reports[city.id] else { throw update.problems[city.id] ?? .unreadable }
        return CommandWeather(city: city, report: report, problem: update.problems[city.id])
    }
}
