/// Chooses tonight's suggestion: one drink and one work, each with its reasons, and their connection.
///
/// The choice depends on the member, the day and what was known at the time. It is stored and stays until the member
/// asks for another, the bar can no longer make the drink, or a bar that could make nothing makes another; the next
/// suggestion then names the reason.
package struct ChooseTonight: Sendable {
    /// Days for which a suggestion is not repeated while there are others. A refused one returns after a day.
    private static let remembered: Int64 = 6
    /// Days for which a work is not suggested again, for each evening on which it was suggested and not watched.
    private static let rest: Int64 = 30
    private static let mostAnswers = 100

    private let drinks: TonightDrinks
    private let works: TonightWorks
    private let bar: HomeBar
    private let store: any TonightRepository
    private let evenings: any EveningRepository
    private let clock: any WallClock
    private let localTime: any LocalTime

    package init(
        drinks: TonightDrinks, works: TonightWorks, bar: HomeBar, store: any TonightRepository,
        evenings: any EveningRepository, clock: any WallClock, localTime: any LocalTime
    ) {
        self.drinks = drinks
        self.works = works
        self.bar = bar
        self.store = store
        self.evenings = evenings
        self.clock = clock
        self.localTime = localTime
    }

    /// Returns today's suggestions; chooses and stores the first if there is none, calling `weather` only then.
    package func callAsFunction(
        for member: Author, weather: @Sendable () async -> TonightWeather?, hidesAlcohol: Bool = false
    ) async throws -> TonightDay {
        let today = localTime.dayStart(of: clock.now())
        guard var day = try await store.day(today, of: member.id) else {
            let first = try await pick(0, member, weather, hidesAlcohol, before: [], change: nil)
            let day = TonightDay(day: today, first: first)
            try await store.keepUnlessBusy(day, of: member.id)
            return day
        }
        if let change = try await change(in: day) {
            let next = try await pick(
                day.picks.count, member, weather, hidesAlcohol, before: day.picks, change: change)
            // All that the bar can make may be a remedy, contain alcohol, or have been suggested lately.
            if change != .makeable || next.isMakeable {
                day.add(next)
                try await store.keepUnlessBusy(day, of: member.id)
            }
        }
        let current = try await corrected(day.current, member)
        if current != day.current {
            day.correct(current)
            try await store.keepUnlessBusy(day, of: member.id)
        }
        return day
    }

    /// Chooses the day's first suggestion again, once, with the weather that was unknown then. A later suggestion stays
    /// and only stops saying that the weather is unknown.
    package func again(
        _ day: TonightDay, with weather: TonightWeather, for member: Author, hidesAlcohol: Bool = false
    ) async throws -> TonightDay {
        guard day.current.drinkReasons.contains(.noWeather) else { return day }
        var day = day
        if day.picks.count == 1 {
            day.correct(try await pick(0, member, { weather }, hidesAlcohol, before: [], change: .weather))
        } else {
            var pick = day.current
            pick.drinkReasons.removeAll { $0 == .noWeather }
            day.correct(pick)
        }
        try await store.keepUnlessBusy(day, of: member.id)
        return day
    }

    private func corrected(_ pick: TonightPick, _ member: Author) async throws -> TonightPick {
        var pick = pick
        try await drinks.correct(&pick, for: member.id, now: clock.now())
        pick.workReasons = try await works.reasons(of: pick, for: member)
        return pick
    }

    /// Today's stored suggestions, without checking that they are still valid, for a start's first frame; nil if none.
    package func stored(for member: Author) async throws -> TonightDay? {
        try await store.day(localTime.dayStart(of: clock.now()), of: member.id)
    }

    package func hasBottles() async throws -> Bool { try await !bar.bottles().isEmpty }

    /// Whether the current suggestion is no longer valid, or has reasons that no longer hold.
    package func isOutdated(_ day: TonightDay, for member: Author) async throws -> Bool {
        if try await change(in: day) != nil { return true }
        return try await corrected(day.current, member) != day.current
    }

    /// Moves to the next suggestion: the following one after going back, else a new one.
    package func another(
        for member: Author, weather: @Sendable () async -> TonightWeather?, hidesAlcohol: Bool = false
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
    package func previous(
        for member: Author, weather: @Sendable () async -> TonightWeather?, hidesAlcohol: Bool = false
    ) async throws -> TonightDay {
        let today = localTime.dayStart(of: clock.now())
        guard var day = try await store.day(today, of: member.id), day.goBack() else {
            return try await callAsFunction(for: member, weather: weather, hidesAlcohol: hidesAlcohol)
        }
        try await store.keep(day, of: member.id)
        return day
    }

    private func pick(
        _ number: Int, _ member: Author, _ weather: @Sendable () async -> TonightWeather?, _ hidesAlcohol: Bool,
        before: [TonightPick], change: TonightChange?
    ) async throws -> TonightPick {
        let day = localTime.dayStart(of: clock.now())
        let seed = Self.seed(day, member.id, number)
        let weather = await weather()
        let days = try await store.days(from: Self.back(TonightDay.daysKept, from: day), before: day, of: member.id)
        let week = days.prefix { $0.day >= Self.back(Self.remembered, from: day) }
        let lately = week.map(\.current)
        // All of yesterday's suggestions, including refused ones.
        let yesterday = days.first { $0.day >= Self.back(1, from: day) }?.picks ?? []
        let answers = try await evenings.eveningAnswers(of: member.id, limit: Self.mostAnswers)
        let known = try await works.known(of: member.id, answers, now: clock.now())
        func candidates(isLightOnly: Bool) async throws -> TonightDrinks.Candidates {
            try await drinks.candidates(
                for: member.id, weather: weather, hidesAlcohol: hidesAlcohol, isLightOnly: isLightOnly,
                leavingOut: Set(before.compactMap(\.drink)), lately: lately.compactMap(\.drink),
                yesterday: Set(yesterday.compactMap(\.drink)), seed: seed, now: clock.now())
        }
        var found = try await candidates(isLightOnly: false)
        let shown = [before, lately + yesterday].map { Set($0.compactMap(\.work)) }
        var works = try await fresh(for: member, day, shown + [Self.resting(days, on: day)], known, seed)
        if localTime.day(of: day).isFestive {
            let cheerful = works.filter { !$0.work.isHeavy }
            if !cheerful.isEmpty { works = cheerful }
        }
        let pairing = PairTonight(
            evening: PairingEvening(season: Season(month: localTime.day(of: clock.now()).month), weather: weather),
            taste: known.taste, lately: (before + lately).compactMap(\.pairing),
            latest: Set((before + lately.prefix(1) + yesterday).compactMap(\.pairing)), seed: seed)
        var pair = pairing.choose(found.drinks, works.map(\.work))
        if pair?.isTooStrong == true {
            let light = try await candidates(isLightOnly: true)
            if light.away <= found.away, let lighter = pairing.choose(light.drinks, works.map(\.work)) {
                (found, pair) = (light, lighter)
            }
        }
        var pick = TonightPick(pairing: pair?.pairing, change: change)
        if !found.drinks.isEmpty {
            let place = pair?.drink ?? 0
            pick.drink = found.drinks[place].drink.id
            pick.isMakeable = found.away == 0
            pick.drinkReasons = try await drinks.reasons(at: place, of: found, for: member.id)
        }
        if !works.isEmpty {
            let work = works[pair?.work ?? 0]
            pick.work = work.work.id
            pick.character = work.character
            pick.workReasons = work.reasons
        }
        return pick
    }

    /// Candidates that are neither watched, resting nor shown today. If there are none, works watched over a year ago
    /// return first, then the resting ones, then those of the last days, then today's. `left` has the works of today,
    /// of the last days and those that rest.
    private func fresh(
        for member: Author, _ day: Int64, _ left: [Set<Identifier<Work>>], _ known: TonightWorks.Known, _ seed: UInt64
    ) async throws -> [TonightWorks.Candidate] {
        var steps = (0...left.count).reversed().map { count in
            left.prefix(count).reduce(into: known.watchedLately) { $0.formUnion($1) }
        }
        steps.insert(steps[0].union(known.watched), at: 0)
        let hour = localTime.clock(of: clock.now()).hour
        for leavingOut in steps {
            let found = try await works.candidates(
                for: member, day: day, hour: hour, leavingOut: leavingOut, known: known, seed: seed)
            if !found.isEmpty { return found }
        }
        return []
    }

    /// Returns the works suggested less than `rest` days ago, times their evenings; `days` are newest first.
    private static func resting(_ days: [TonightDay], on day: Int64) -> Set<Identifier<Work>> {
        var suggested: [Identifier<Work>: (last: Int64, evenings: Int64)] = [:]
        for earlier in days {
            guard let work = earlier.current.work else { continue }
            suggested[work, default: (earlier.day, 0)].evenings += 1
        }
        return Set(suggested.filter { $1.last > back(rest * $1.evenings, from: day) }.keys)
    }

    /// Returns a moment one to three hours before the start of an earlier day, so that a clock change does not omit it.
    private static func back(_ days: Int64, from day: Int64) -> Int64 { day - days * 86_400 - 2 * 3_600 }

    /// Why a suggestion is no longer valid; nil if it is.
    private func change(in day: TonightDay) async throws -> TonightChange? {
        let pick = day.current
        guard let drink = pick.drink else { return nil }
        guard let away = try await bar.away(of: [drink])[drink] else { return .gone }
        if pick.isMakeable { return away > 0 ? .notMakeable : nil }
        // Chosen when the bar could make nothing. A member who went back to it keeps it.
        let wasAway = pick.drinkReasons.contains { if case .away = $0 { true } else { false } }
        guard away > 0, wasAway, !day.hasNext else { return nil }
        return try await bar.makeableCount() > 0 ? .makeable : nil
    }

    private static func seed(_ day: Int64, _ profile: Identifier<Profile>, _ number: Int) -> UInt64 {
        "\(day) \(profile) \(number)".fnv1a()
    }
}

package protocol TonightRepository: Sendable {
    func day(_ day: Int64, of profile: Identifier<Profile>) async throws -> TonightDay?
    /// The days that began in `start..<end`, newest first.
    func days(from start: Int64, before end: Int64, of profile: Identifier<Profile>) async throws -> [TonightDay]
    /// Replaces the suggestions of a day and removes those older than `TonightDay.daysKept`.
    func keep(_ day: TonightDay, of profile: Identifier<Profile>) async throws
    /// Does the same unless another program is writing, so that reading a suggestion never waits.
    func keepUnlessBusy(_ day: TonightDay, of profile: Identifier<Profile>) async throws
}
