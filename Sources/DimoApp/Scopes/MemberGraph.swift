import Domain

/// Everything that works for one member over an open store, shared by the full screen and the shell commands. Its parts
/// cache what they read; `reload` updates them after a change that bypassed them.
struct MemberGraph: Sendable {
    let store: Store
    let profile: Identifier<Profile>
    let clock: any WallClock
    let localTime: any LocalTime
    let bar: HomeBar
    let finder: DrinkSearchIndex
    let adviser: DrinkAdviser
    let describeDrink: DescribeDrink
    let makeDrink: MakeDrink
    let addToShopping: AddToShopping
    let tickShopping: TickShopping
    let rankPurchases: RankPurchases
    let chooseTonight: ChooseTonight
    let askAboutEvening: AskAboutEvening
    let carryOutIntent: CarryOutIntent
    let offerCharacters: OfferCharacters

    /// - Parameter calculator: the member's preferences for water and units at the time a drink is made.
    init(
        store: Store, profile: Identifier<Profile>, clock: any WallClock, localTime: any LocalTime,
        calculator: @escaping @Sendable () async -> DrinkCalculator
    ) {
        self.store = store
        self.profile = profile
        self.clock = clock
        self.localTime = localTime
        bar = HomeBar(
            profile: profile, repository: store.bars, source: store.recipes, preferences: store.barPreferences)
        finder = DrinkSearchIndex(
            source: store.drinkFacts, drinks: store.drinks, bar: bar,
            member: MemberValuesReader(
                marks: store.marks, log: store.log, collections: store.collections, profile: profile))
        adviser = DrinkAdviser(
            source: store.drinkFeatures, bar: bar,
            taste: MemberTaste(marks: store.marks, log: store.log, profile: profile, clock: clock))
        describeDrink = DescribeDrink(drinks: store.drinks, ingredients: store.ingredients, bar: bar)
        makeDrink = MakeDrink(
            describe: describeDrink, log: store.log, profile: profile, clock: clock, localTime: localTime,
            calculator: calculator
        ).lowering(bar)
        addToShopping = AddToShopping(
            drinks: store.drinks, ingredients: store.ingredients, bar: bar, shopping: store.shopping)
        tickShopping = TickShopping(bar: bar, shopping: store.shopping)
        rankPurchases = RankPurchases(bar: bar, adviser: adviser)
        chooseTonight = ChooseTonight(
            drinks: TonightDrinks(
                describe: describeDrink, drinks: store.drinks, bar: bar, marks: store.marks, log: store.log),
            works: TonightWorks(
                votes: store.community.votes, works: store.community.works, home: store.community.home,
                marks: store.community.marks, momentum: store.community.momentum),
            bar: bar, store: store.community.tonight, evenings: store.community.evenings, clock: clock,
            localTime: localTime)
        askAboutEvening = AskAboutEvening(
            evenings: store.community.evenings, describe: describeDrink, log: store.log, marks: store.community.marks,
            works: store.community.works, clock: clock, localTime: localTime)
        carryOutIntent = CarryOutIntent(
            bar: bar, marks: store.marks, addToShopping: addToShopping, profile: profile, clock: clock)
        offerCharacters = OfferCharacters(
            characters: store.community.characters, votes: store.community.votes,
            log: OfferLog(store: store.community.offers, clock: clock), clock: clock, localTime: localTime)
    }

    /// Reads the caches again after an undo, an import, a restore or another program's write.
    func reload() async throws {
        try await bar.reload()
        await finder.reload()
        await adviser.reload()
    }
}
