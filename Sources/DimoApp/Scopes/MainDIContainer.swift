import Bar
import CommunitySync
import Dig
import DimoAssets
import Domain
import Drinks
import FeatureKit
import Home
import Navigation
import Persistence
import Reactive
import Recipes
import Settings
import Transfer
import Weather
import Works

/// The scope of one member: it requires a session, and owns everything personal.
@MainActor
final class MainDIContainer {
    let session: Session
    let services: AccountServices
    let authorizer: any MemberAuthorizer
    /// The member's current profile; nickname and type may change during the scope.
    let presentProfile: Observable<Profile>
    let profile: Profile
    let strings: Strings
    let history: any ActionHistory
    let graph: MemberGraph
    let bar: HomeBar
    let community: CommunityRepositories
    /// Saves the member's activity with drinks, for every feature that shows them.
    let member: DrinkActionsContext
    let names: SubjectNames
    /// Notifies about the changes of every transaction, and about those outside of any.
    let changes = StoreEvents()
    let store: Store
    let clock: any WallClock
    let localTime: any LocalTime
    let drafts: DraftKeeper
    let homeKind: HomeKindStore
    let shelfArrangements = ShelfArrangements()
    let unread = Observable(CappedCount(0))
    /// The standing in the community, with what waits to be sent; nil without a membership.
    let membership = Observable<CommunityStatus?>(nil)
    let weather: WeatherServices
    let pictures: PagePictures
    let sampleWeather: DemoWeatherToggle
    let online: OnlineAccess
    let shared: SharedCommunity
    let scheduler: any Scheduler
    let homeWeather: HomeWeather
    private let transfer: TransferServices
    let preferences: Observable<DisplayPreferences>
    private let arrangements = DrinkArrangements()
    private let calculatorDraft = Observable(CalculatorDraft())
    private let times: BarTimes
    let settings: SettingsServices
    private let account: AccountAccess
    /// Fires if the caches could not be read again after a change: no screen may read them before that succeeds.
    let becameStale = Signal<any Error>()

    /// Members who hide alcohol see a catalogue without it. `launch` has what the scope above owns.
    init(
        _ launch: LaunchDIContainer.Dependencies, session: Session, authorizer: any MemberAuthorizer,
        scheduler: any Scheduler
    ) {
        self.session = session
        self.authorizer = authorizer
        self.scheduler = scheduler
        let hidesAlcohol = session.profile.alcohol == .hidden
        services = launch.services
        profile = session.profile
        presentProfile = Observable(profile)
        strings = launch.strings
        store = hidesAlcohol ? launch.store.withoutAlcohol() : launch.store
        clock = services.clock
        localTime = launch.localTime
        history = store.history
        names = SubjectNames(
            drinks: store.drinks, ingredients: store.ingredients, community: store.community,
            viewer: session.isGuest ? .guest : Viewer(profile.id), strings: strings)
        preferences = launch.preferences
        settings = launch.settings
        weather = launch.weather
        online = launch.makeOnline(hidesAlcohol)
        shared = launch.shared
        pictures = launch.pictures
        sampleWeather = DemoWeatherToggle(isOn: launch.isDemo) { @MainActor [changes] in changes.send(.weather) }
        homeWeather = weather.home(of: profile.id, clock: clock, sample: launch.isDemo ? sampleWeather : nil) {
            [machine = settings.store.settings] in await machine.value.homeCity
        }
        account = AccountAccess(
            session: session, services: services, introductions: store.members, shownVotes: store.members,
            sharing: store.barSharing, localTime: localTime)
        homeKind = HomeKindStore(repository: store.members, profile: profile.id, work: authorizer.work)
        times = BarTimes(clock: clock, local: localTime)
        graph = MemberGraph(
            store: store, profile: profile.id, clock: clock, localTime: localTime,
            calculator: { [preferences] in await preferences.value.calculator })
        bar = graph.bar
        community = store.community
        drafts = DraftKeeper(repository: store.drafts, profile: profile.id, clock: clock, isLasting: !session.isGuest)
        member = DrinkActionsContext(
            authorizer: authorizer, profile: profile.id, marks: store.marks, log: store.log, makeDrink: graph.makeDrink,
            addToShopping: graph.addToShopping, drafts: drafts, clock: clock, localTime: localTime)
        transfer = launch.makeTransfer(profile.id, bar)
        store.database.observeChanges { [weak self] areas in
            Task { @MainActor in self?.publish(areas) }
        }
        store.database.observeViews { [exchange = shared.exchange] in exchange.requestViewed($0, $1) }
    }

    /// Reports a transaction's changes once the write has updated the caches, so that later reads find them.
    private func publish(_ areas: StoreArea) {
        if areas.contains(.community) { sendToCommunity() }
        guard !areas.isDisjoint(with: [.bar, .ownRecipes]) else { return changes.send(areas) }
        authorizer.work.add { [weak self] in
            guard let self, areas.contains(.ownRecipes) else { return true }
            return await rereadCaches()
        } completion: { [weak self] isFresh in
            if case .success(true) = isFresh { self?.changes.send(areas) }
        }
    }

    private func sendToCommunity() {
        guard shared.exchange.isMember(profile.id) else { return }
        Task { [exchange = shared.exchange, profile = profile.id] in await exchange.storeChanged(for: profile) }
    }

    func startExchange() {
        guard !session.isGuest else { return }
        Task { [exchange = shared.exchange, profile = profile.id] in await exchange.start(for: profile) }
    }

    /// Call after a key press: rereads the shown community data if it is old.
    func lookAtCommunityAgain() {
        guard !session.isGuest, shared.exchange.keyPressed(by: profile.id) else { return }
        changes.send([.votes, .wishes, .works, .reviews, .inbox, .community])
    }

    /// Makes the next reads ask the community, however fresh the stored data is.
    func refreshCommunity() { shared.exchange.refreshRequested(by: profile.id) }

    /// Ends the exchange; unsent actions stay in the store.
    func stopExchange() {
        guard shared.exchange.isMember(profile.id) else { return }
        Task { [exchange = shared.exchange, profile = profile.id] in await exchange.stop(for: profile) }
    }

    /// Writes unwritten input before it returns: this may be the last chance.
    func writeDrafts() throws {
        guard !session.isGuest else { return }
        try SQLiteDraftRepository(database: store.database).applyNow(drafts.handOverUnwritten(), of: profile.id)
    }

    /// Reads the caches again after a change; returns whether that succeeded. Reports a failure; the next key retries.
    func rereadCaches() async -> Bool {
        do {
            try await graph.reload()
            return true
        } catch {
            becameStale.send(error)
            return false
        }
    }

    /// Reads the caches again and has every screen refresh.
    func rereadEverything() async {
        if await rereadCaches() { everythingChanged() }
    }

    /// Reports a change outside this program's transactions: another program wrote, or a setting hides more.
    func everythingChanged() { changes.send(.all) }

    var logStamp: FileStamp? { store.database.logStamp }

    func dataVersion() async throws -> Int {
        try await store.database.dataVersion()
    }

    func makeWeather() -> WeatherListDIContainer {
        WeatherListDIContainer(
            WeatherListDIContainer.Dependencies(
                cities: weather.cities, catalogue: weather.catalogue, search: weather.search,
                makeWeather: weather.makeWeather, makeForecasts: weather.makeForecasts, sample: sampleWeather,
                intervals: weather.intervals, scheduler: scheduler, settings: settings.store, authorizer: authorizer,
                member: { [weak self] in self?.actingMember }, changes: changes, clock: clock, strings: strings))
    }

    func makeSettings() -> SettingsDIContainer {
        SettingsDIContainer(
            SettingsDIContainer.Dependencies(
                account: account, community: shared.access,
                barChanged: { [weak self] in await self?.rereadEverything() },
                profileChanged: { [weak self] profile in
                    self?.presentProfile.send(profile)
                    // The viewer determines what is read, and is known only now.
                    self?.everythingChanged()
                },
                settings: settings.store, cities: settings.cities, texts: settings.texts, actions: settings.actions,
                doctor: settings.doctor, reports: settings.reports, drafts: drafts, changes: changes,
                version: AppVersion.text, work: authorizer.work, strings: strings))
    }

    func makeDrinks() -> DrinksDIContainer {
        DrinksDIContainer(
            DrinksDIContainer.Dependencies(
                drinks: store.drinks, ingredients: store.ingredients, bar: bar, member: member, adviser: graph.adviser,
                merging: store.merging, savedFilters: store.savedFilters, finder: graph.finder,
                arrangements: arrangements, changes: changes,
                preferences: preferences, pictures: pictures, strings: strings))
    }

    func makeRecipes() -> RecipesDIContainer {
        RecipesDIContainer(
            RecipesDIContainer.Dependencies(
                drinks: store.drinks, ingredients: store.ingredients, bar: bar, finder: graph.finder,
                ownRecipes: store.ownRecipes, collections: store.collections, drafts: store.drafts,
                names: store.names, member: member, changes: changes, preferences: preferences, strings: strings))
    }

    func makeTransfer() -> TransferDIContainer {
        TransferDIContainer(
            TransferDIContainer.Dependencies(
                importRecipes: transfer.importRecipes, puller: transfer.puller, exporter: transfer.exporter,
                backupService: transfer.backupService,
                folders: transfer.folders, pages: transfer.pages, search: store.community.search,
                reload: { [weak self] in await self?.rereadEverything() },
                split: { [merging = store.merging, profile = profile.id, clock] name in
                    try await merging.split(name.written, from: name.ingredient, at: clock.now(), of: profile)
                },
                merge: { [merging = store.merging, profile = profile.id, clock] new, known in
                    _ = try await merging.merge(new.id, into: known.ingredient, at: clock.now(), of: profile)
                }, completion: completion, authorizer: authorizer, changes: changes, strings: strings))
    }

    /// The short pages of works, characters, drinks and ingredients.
    var glances: Glances { makeWorks().glances.merging(makeDrinks().glances) }

    func makeBar() -> BarDIContainer {
        BarDIContainer(
            BarDIContainer.Dependencies(
                drinks: store.drinks, ingredients: store.ingredients, bar: bar, adviser: graph.adviser,
                finder: graph.finder,
                records: BarRecords(
                    marks: store.marks, log: store.log, shopping: store.shopping, parties: store.parties,
                    house: store.house,
                    statistics: store.statistics),
                authorizer: authorizer, times: times, preferences: preferences.readOnly,
                drafts: drafts, calculatorDraft: calculatorDraft, glances: glances, changes: changes, strings: strings))
    }
}
