import DimoAssets
package import Domain
package import FeatureKit
import Persistence

/// The context of commands: the store with its catalogue loaded, and the member of this login.
package struct CommandStore: Sendable {
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
    package var rankPurchases: RankPurchases { graph.rankPurchases }

    /// The viewer, and how much of the types is shown.
    ///
    /// - Parameter isRevealed: whether to show all types regardless of the settings.
    package func reader(isRevealed: Bool = false) -> Reader {
        Reader(profile, seesAllTypes: isRevealed || seesAllTypes)
    }

    package func describe(_ error: any Error) -> String { ErrorText.describe(error, strings) }

    /// Opens the store, and loads the catalogue if it is new or changed.
    ///
    /// - Throws: `StoreError`.
    package static func open(_ container: AppDIContainer) async throws -> CommandStore {
        let opener = await container.makeStoreOpener(setsAside: false)
        let opening = try await opener.open(now: SystemClock().now())
        _ = try await opener.refreshCatalogue(in: opening.store)
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
            graph: graph, accounts: services, session: session, strings: strings,
            notice: opening.notice.map { StoreNotice.describe($0, strings, isCommand: true) },
            isKept: opening.notice?.isKept ?? true, isWhole: opening.notice?.isWhole ?? true,
            seesAllTypes: await container.settings.areSpoilersShown,
            display: await container.settings.preferences, homeCity: await container.settings.homeCity,
            weather: await container.makeWeather(store: store),
            online: await container.makeOnline(store: store, hidesAlcohol: session.profile.alcohol == .hidden),
            shared: await container.makeCommunity(
                store: store, services: services, isDemo: try await opening.store.isDemo()))
        try await command.attendCommunity()
        return command
    }

    /// Tonight's suggestions. Requests the weather from the network only when something is chosen.
    package func tonight(for member: Author) async throws -> TonightDay {
        let home = homeWeather
        return try await graph.chooseTonight(
            for: member, weather: { await home.tonight() }, hidesAlcohol: session.profile.alcohol == .hidden)
    }

    /// The number of consecutive days on which the member dug a character.
    package func streak() async throws -> DigStreak {
        try await DailyDig(
            characters: community.characters, votes: community.votes, clock: clock, localTime: localTime
        ).streak(of: profile)
    }
}
