/// Chooses tonight's suggestion: one drink and one work, each with its reasons.
///
/// The choice depends on the member, the day and what was known then. It is stored and stays until the member asks for
/// another, or until the bar can no longer make the drink; the next suggestion then says so. A day starts at 05:00
/// local time.
public struct ChooseTonight: Sendable {
    private let drinks: TonightDrinks
    private let works: TonightWorks
    private let bar: HomeBar
    private let store: any TonightRepository
    private let clock: any WallClock
    private let localTime: any LocalTime

    /// Memberwise.
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

    /// Today's suggestions; the first is chosen and stored if there is none.
    ///
    /// - Parameters:
    ///   - weather: asked only when something is chosen; nil if unknown.
    ///   - hidesAlcohol: only suggests drinks without alcohol.
    public func callAsFunction(
        for member: ActingMember, weather: @Sendable () async -> TonightWeather?, hidesAlcohol: Bool = false
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
        let current = try await truthful(day.current, member)
        if current != day.current {
            day.correct(current)
            try await store.keep(day, of: member.id)
        }
        return day
    }

    /// The same suggestion with the reasons that hold now: what was unknown may be known by now, what was not done may be
    /// done.
    private func truthful(_ pick: TonightPick, _ member: ActingMember) async throws -> TonightPick {
        var pick = pick
        try await drinks.correct(&pick, for: member.id, now: clock.now())
        pick.workReasons = try await works.reasons(of: pick, for: member)
        return pick
    }

    /// Today's suggestions as stored, without checking whether they are still valid, for the first frame of a start.
    /// Nil if there are none.
    public func stored(for member: ActingMember) async throws -> TonightDay? {
        try await store.day(localTime.dayStart(of: clock.now()), of: member.id)
    }

    /// Whether the current suggestion is no longer valid and would be replaced, or has reasons that no longer hold.
    public func isOutdated(_ day: TonightDay, for member: ActingMember) async throws -> Bool {
        if try await change(of: day.current) != nil { return true }
        return try await truthful(day.current, member) != day.current
    }

    /// Moves to the next suggestion: the following one after going back, else a new one.
    public func another(
        for member: ActingMember, weather: @Sendable () async -> TonightWeather?, hidesAlcohol: Bool = false
    ) async throws -> TonightDay {
        var day = try await callAsFunction(for: member, weather: weather, hidesAlcohol: hidesAlcohol)
        if !day.goForward() {
            day.add(
                try await pick(day.picks.count, member, weather, hidesAlcohol, before: day.picks, change: .asked))
        }
        try await store.keep(day, of: member.id)
        return day
    }

    /// Moves to the previous suggestion, stopping at today's first.
    public func previous(
        for member: ActingMember, weather: @Sendable () async -> TonightWeather?, hidesAlcohol: Bool = false
    ) async throws -> TonightDay {
        let today = localTime.dayStart(of: clock.now())
        guard var day = try await store.day(today, of: member.id), day.goBack() else {
            return try await callAsFunction(for: member, weather: weather, hidesAlcohol: hidesAlcohol)
        }
        try await store.keep(day, of: member.id)
        return day
    }

    private func pick(
        _ number: Int, _ member: ActingMember, _ weather: @Sendable () async -> TonightWeather?, _ hidesAlcohol: Bool,
        before: [TonightPick], change: TonightChange?
    ) async throws -> TonightPick {
        let day = localTime.dayStart(of: clock.now())
        let seed = Self.seed(day, member.id, number)
        let drink = try await drinks.choose(
            for: member.id, weather: weather(), hidesAlcohol: hidesAlcohol,
            leavingOut: Set(before.compactMap(\.drink)), seed: seed, now: clock.now())
        let work = try await works.choose(
            for: member, day: day, leavingOut: Set(before.compactMap(\.work)), seed: seed)
        return TonightPick(
            drink: drink?.id, isMakeable: drink?.isMakeable ?? false, drinkReasons: drink?.reasons ?? [],
            work: work?.work, character: work?.character, workReasons: work?.reasons ?? [], change: change)
    }

    /// Why a suggestion is no longer valid; nil if it is.
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
