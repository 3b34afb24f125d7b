/// Chooses tonight's suggestion: one drink and one work, each with its reasons.
///
/// It is chosen once from who the member is, the day and what was known then, and stored; it stays until the member asks
/// for another, or until the bar can no longer make the drink: then the next one says so. A day starts at 05:00 local.
public struct ChooseTonight: Sendable {
    private let drinks: TonightDrinks
    private let works: TonightWorks
    private let bar: HomeBar
    private let store: any TonightRepository
    private let clock: any WallClock
    private let localTime: any LocalTime

    /// Makes the use case.
    /// - Parameters:
    ///   - drinks: chooses the drink.
    ///   - works: chooses the work.
    ///   - bar: says whether a drink can still be made.
    ///   - store: keeps the suggestions.
    ///   - clock: tells the time.
    ///   - localTime: the time on the wall.
    public init(
        drinks: TonightDrinks, works: TonightWorks, bar: HomeBar, store: any TonightRepository, clock: any WallClock,
        localTime: any LocalTime
    ) {
        self.drinks = drinks
        self.works = works
        self.bar = bar
        self.store = store
        self.clock = clock
        self.localTime = localTime
    }

    /// Today's suggestions, of which one stands; the first is chosen and stored when there is none.
    /// - Parameters:
    ///   - member: whose they are, with the own type.
    ///   - weather: what is known of the weather; nil for nothing.
    ///   - hidesAlcohol: leaves only drinks without alcohol.
    public func callAsFunction(
        for member: ActingMember, weather: TonightWeather?, hidesAlcohol: Bool = false
    ) async throws -> TonightDay {
        let today = localTime.dayStart(of: clock.now())
        guard var day = try await store.day(today, of: member.id) else {
            let first = try await pick(0, member, weather, hidesAlcohol, before: [], change: nil)
            let day = TonightDay(day: today, first: first)
            try await store.keep(day, of: member.id)
            return day
        }
        if let change = try await change(of: day.current) {
            day.add(
                try await pick(day.picks.count, member, weather, hidesAlcohol, before: day.picks, change: change))
            try await store.keep(day, of: member.id)
        }
        return day
    }

    /// Today's suggestions as they were stored, before anybody looked whether they still stand: what a start shows at
    /// once. Nil where none was chosen yet.
    public func stored(for member: ActingMember) async throws -> TonightDay? {
        try await store.day(localTime.dayStart(of: clock.now()), of: member.id)
    }

    /// Whether the suggestion that stands can stand no longer, so that the next question chooses another.
    public func isOutdated(_ day: TonightDay) async throws -> Bool {
        try await change(of: day.current) != nil
    }

    /// Goes to another suggestion: the one after, where the member had gone back, else a new one.
    public func another(
        for member: ActingMember, weather: TonightWeather?, hidesAlcohol: Bool = false
    ) async throws -> TonightDay {
        var day = try await callAsFunction(for: member, weather: weather, hidesAlcohol: hidesAlcohol)
        if !day.goForward() {
            day.add(
                try await pick(day.picks.count, member, weather, hidesAlcohol, before: day.picks, change: .asked))
        }
        try await store.keep(day, of: member.id)
        return day
    }

    /// Goes back to the suggestion before; today's first stays.
    public func previous(
        for member: ActingMember, weather: TonightWeather?, hidesAlcohol: Bool = false
    ) async throws -> TonightDay {
        let today = localTime.dayStart(of: clock.now())
        guard var day = try await store.day(today, of: member.id), day.goBack() else {
            return try await callAsFunction(for: member, weather: weather, hidesAlcohol: hidesAlcohol)
        }
        try await store.keep(day, of: member.id)
        return day
    }

    private func pick(
        _ number: Int, _ member: ActingMember, _ weather: TonightWeather?, _ hidesAlcohol: Bool, before: [TonightPick],
        change: TonightChange?
    ) async throws -> TonightPick {
        let day = localTime.dayStart(of: clock.now())
        let seed = Self.seed(day, member.id, number)
        let drink = try await drinks.choose(
            for: member.id, weather: weather, hidesAlcohol: hidesAlcohol,
            leavingOut: Set(before.compactMap(\.drink)), seed: seed, now: clock.now())
        let work = try await works.choose(
            for: member, day: day, leavingOut: Set(before.compactMap(\.work)), seed: seed)
        return TonightPick(
            drink: drink?.id, isMakeable: drink?.isMakeable ?? false, drinkReasons: drink?.reasons ?? [],
            work: work?.work, character: work?.character, workReasons: work?.reasons ?? [], change: change)
    }

    /// Why a suggestion can no longer stand; nil where it can.
    private func change(of pick: TonightPick) async throws -> TonightChange? {
        guard let drink = pick.drink else { return nil }
        guard let away = try await bar.away(of: [drink])[drink] else { return .gone }
        return pick.isMakeable && away > 0 ? .notMakeable : nil
    }

    private static func seed(_ day: Int64, _ profile: Identifier<Profile>, _ number: Int) -> UInt64 {
        let text = "\(day) \(profile) \(number)"
        return text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}
