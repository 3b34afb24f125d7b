import DimoAssets
package import Domain
package import FeatureKit
import Persistence

/// What commands work on: the store with its catalogue read, as the member of this login.
package struct CommandStore: Sendable {
    /// What works for the member, wired as for the full screen.
    let graph: MemberGraph
    /// What accounts are made and changed with.
    package let accounts: AccountServices
    /// As whom the command acts.
    package let session: Session
    package let strings: Strings
    /// What the member should know about the opening of the store; nil when all went well.
    package let notice: String?
    /// Whether what is changed now is kept.
    package let isKept: Bool
    /// Whether all that was written before is there; else what a list leaves out is not known.
    package let isWhole: Bool
    /// Whether every type is shown, by a setting.
    package let seesAllTypes: Bool
    /// How numbers are shown.
    package let display: DisplayPreferences
    /// The city of the weather at home; nil for none.
    package let homeCity: Identifier<City>?
    /// What tells the weather.
    let weather: WeatherServices
    /// What the online catalogues have.
    package let online: OnlineAccess
    /// Communities on servers.
    let shared: SharedCommunity
    /// How long they are waited for.
    let patience = CommunityPatience()

    /// The open store.
    var store: Store { graph.store }
    /// Reads drinks.
    package var drinks: any DrinkRepository { store.drinks }
    /// Reads ingredients.
    package var ingredients: any IngredientRepository { store.ingredients }
    package var bar: HomeBar { graph.bar }
    /// The member's own staples and substitutes.
    package var preferences: any BarPreferencesRepository { store.barPreferences }
    /// Who shares a bar with whom, and whose bar is used.
    package var sharing: any BarSharingRepository { store.barSharing }
    /// Merges an own ingredient into another one.
    package var merging: any IngredientMergeRepository & IngredientSplitRepository { store.merging }
    /// Every name that something written may mean.
    package func knownNames() async throws -> ImportKnown { try await store.names.known() }
    /// Whose things they are.
    package var profile: Identifier<Profile> { graph.profile }
    package var member: Author { Author(profile, type: session.profile.type) }
    /// The drinks the member saved or tried.
    package var marks: any DrinkMarkRepository { store.marks }
    /// What the member made.
    package var log: any MadeLogRepository { store.log }
    /// What the member wants to buy.
    package var shopping: any ShoppingRepository { store.shopping }
    /// Works, characters and what members do with them.
    package var community: CommunityRepositories { store.community }
    package var clock: any WallClock { graph.clock }
    /// The time on the wall.
    package var localTime: any LocalTime { graph.localTime }
    /// Filters and sorts the drinks.
    package var finder: DrinkSearchIndex { graph.finder }
    /// Describes a drink with what the bar has of it.
    package var describeDrink: DescribeDrink { graph.describeDrink }
    /// Logs a making.
    package var makeDrink: MakeDrink { graph.makeDrink }
    /// Puts things on the shopping list.
    package var addToShopping: AddToShopping { graph.addToShopping }
    /// Ticks things on it.
    package var tickShopping: TickShopping { graph.tickShopping }
    /// Ranks what to buy.
    package var rankPurchases: RankPurchases { graph.rankPurchases }

    /// Who looks, and how much of the types is shown.
    ///
    /// - Parameter isRevealed: whether all of them are shown whatever the settings say.
    package func reader(isRevealed: Bool = false) -> Reader {
        Reader(profile, seesAllTypes: isRevealed || seesAllTypes)
    }

    /// What a user is told about an error.
    package func describe(_ error: any Error) -> String { ErrorText.describe(error, strings) }

    /// Opens the store, bringing in the catalogue where it is new or changed.
    ///
    /// - Throws: `StoreError`.
    package static func open(_ container: AppDIContainer) async throws -> CommandStore {
        let opener = await container.makeStoreOpener()
        let opening = try await opener.open(now: SystemClock().now())
        _ = try await opener.refreshCatalogue(in: opening.store)
        let strings = await container.strings
        let services = container.accountTools.services(on: opening.store)
        let session = try await SelectAccount(services)(container.options.account)
        // Who hides alcohol hides it in commands too.
        let store = session.profile.alcohol == .hidden ? opening.store.withoutAlcohol() : opening.store
        let calculator = await container.settings.preferences.calculator
        let graph = MemberGraph(
            store: store, profile: session.profile.id, clock: container.clock, localTime: SystemLocalTime(),
            calculator: { calculator })
        let command = CommandStore(
            graph: graph, accounts: services, session: session, strings: strings,
            notice: opening.notice.map { StoreNotice.describe($0, strings) },
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

    /// Tonight's suggestions. The network is asked for the weather only when something is chosen.
    package func tonight(for member: Author) async throws -> TonightDay {
        let home = homeWeather
        return try await graph.chooseTonight(
            for: member, weather: { await home.tonight() }, hidesAlcohol: session.profile.alcohol == .hidden)
    }

    /// On how many days in a row the member dug somebody.
    package func streak() async throws -> DigStreak {
        try await DailyDig(
            characters: community.characters, votes: community.votes, clock: clock, localTime: localTime
        ).streak(of: profile)
    }
}
