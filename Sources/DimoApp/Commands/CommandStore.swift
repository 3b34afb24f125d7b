internal import DimoAssets
public import Domain
internal import FeatureKit
internal import Persistence

/// What commands work on: the store with its catalogue read, as the member of this login.
public struct CommandStore: Sendable {
    /// Reads drinks.
    public let drinks: any DrinkRepository
    /// Reads ingredients.
    public let ingredients: any IngredientRepository
    /// The bar.
    public let bar: HomeBar
    /// What accounts are made and changed with.
    public let accounts: AccountServices
    /// As whom the command acts.
    public let session: Session
    /// The member's own staples and substitutes.
    public let preferences: any BarPreferencesRepository
    /// Who shares a bar with whom, and whose bar is used.
    public let sharing: any BarSharingRepository
    /// Whose things they are.
    public let profile: Identifier<Profile>
    /// The member with the own type, for what is kept beside it.
    public let member: ActingMember
    /// The drinks the member saved or tried.
    public let marks: any DrinkMarkRepository
    /// What the member made.
    public let log: any MadeLogRepository
    /// What the member wants to buy.
    public let shopping: any ShoppingRepository
    /// Works, characters and what members do with them.
    public let community: CommunityRepositories
    /// Tells the time.
    public let clock: any WallClock
    /// The time on the wall.
    public let localTime: any LocalTime
    /// Filters and sorts the drinks.
    public let finder: DrinkFinder
    /// The words.
    public let strings: Strings
    /// What the member should know about the opening of the store; nil when all went well.
    public let notice: String?
    /// Whether what is changed now is kept.
    public let isKept: Bool
    /// Whether every type is shown, by a setting.
    public let seesAllTypes: Bool
    /// The open store.
    let store: Store

    /// Who looks, and how much of the types is shown.
    ///
    /// - Parameter isRevealed: whether all of them are shown whatever the settings say.
    public func reader(isRevealed: Bool = false) -> Reader {
        Reader(profile, seesAllTypes: isRevealed || seesAllTypes)
    }

    /// What a user is told about an error.
    public func describe(_ error: any Error) -> String { ErrorText.describe(error, strings) }

    /// Opens the store, bringing in the catalogue where it is new or changed.
    ///
    /// - Throws: `StoreError`.
    public static func open(_ container: AppDIContainer) async throws -> CommandStore {
        let opener = await container.makeStoreOpener()
        let opening = try await opener.open(now: SystemClock().now())
        _ = try await opener.refreshCatalogue(in: opening.store)
        let strings = container.strings
        let services = container.accountTools.services(on: opening.store)
        let session = try await ActAs(services)(container.options.account)
        // Who hides alcohol hides it in commands too.
        let store = session.profile.alcohol == .hidden ? opening.store.withoutAlcohol() : opening.store
        let profile = session.profile.id
        let bar = HomeBar(
            profile: profile, repository: store.bars, source: store.recipes,
            preferences: store.barPreferences)
        return CommandStore(
            drinks: store.drinks, ingredients: store.ingredients, bar: bar, accounts: services, session: session,
            preferences: store.barPreferences, sharing: store.barSharing, profile: profile,
            member: ActingMember(profile, type: session.profile.type), marks: store.marks, log: store.log,
            shopping: store.shopping, community: store.community,
            clock: container.clock, localTime: SystemLocalTime(),
            finder: DrinkFinder(source: store.drinkFacts, drinks: store.drinks, bar: bar), strings: strings,
            notice: opening.notice.map { StoreNotice.describe($0, strings) },
            isKept: opening.notice?.isKept ?? true, seesAllTypes: await container.settings.areSpoilersShown,
            store: store)
    }

    /// Ranks what to buy.
    public var rankPurchases: RankPurchases {
        let taste = MemberTaste(marks: marks, log: log, profile: profile, clock: clock)
        return RankPurchases(
            bar: bar, adviser: DrinkAdviser(source: store.drinkFeatures, bar: bar, taste: taste))
    }

    /// Tonight's suggestions.
    public func tonight(for member: ActingMember, weather: TonightWeather?) async throws -> TonightDay {
        let describe = DescribeDrink(drinks: drinks, ingredients: ingredients, bar: bar)
        let choose = ChooseTonight(
            drinks: TonightDrinks(describe: describe, drinks: drinks, bar: bar, marks: marks, log: log),
            works: TonightWorks(votes: community.votes, works: community.works, home: community.home), bar: bar,
            store: community.tonight, clock: clock, localTime: localTime)
        return try await choose(
            for: member, weather: weather, hidesAlcohol: session.profile.alcohol == .hidden)
    }

    /// What is known of the weather without asking the network; nil for nothing.
    public func weather() async throws -> TonightWeather? { nil }
}
