import Domain
import FeatureKit

struct HomeReader: Sendable {
    enum Step: Sendable {
        /// The stored suggestion without further checks; same as `present` if there is none.
        case stored
        case present
        case another
        case previous
    }

    /// The viewer's settings, captured on the main actor before any read.
    struct Context: Sendable {
        let member: Author?
        let viewer: Viewer
        let hidesAlcohol: Bool
        let temperature: TemperatureUnit
    }

    /// The number of named items per shelf.
    static let shown = (today: 6, hot: 7, others: 4)

    let chooseTonight: ChooseTonight
    let askAboutEvening: AskAboutEvening
    let describeDrink: DescribeDrink
    let shelves: any HomeShelves
    let crowd: CrowdReader
    let drinks: any DrinkRepository
    let works: any WorkRepository
    let characters: any CharacterRepository
    let offers: OfferCharacters
    let weather: @Sendable () async -> TonightWeather?
    /// Does the same without a request.
    let knownWeather: @Sendable () async -> TonightWeather?
    let temperature: @MainActor @Sendable () -> TemperatureUnit
    let viewer: @MainActor @Sendable () -> Viewer
    let member: @MainActor @Sendable () -> Author?
    let hidesAlcohol: @MainActor @Sendable () -> Bool
    let clock: any WallClock
    let localTime: any LocalTime
    let strings: Strings

    @MainActor var context: Context {
        Context(member: member(), viewer: viewer(), hidesAlcohol: hidesAlcohol(), temperature: temperature())
    }

    /// Tonight's suggestion alone: the rest is read later, because the first read of the bar is slow and the shelves
    /// grow with the community.
    func tonight(_ step: Step, for context: Context) async throws -> TonightReading {
        guard let tonight = try await chosen(step, context.member, context.hidesAlcohol) else {
            return TonightReading(tonight: nil)
        }
        let pick = tonight.current
        let reasons = pick.drinkReasons + pick.workReasons
        let drinkIDs = [pick.drink].compactMap { $0 } + TonightWords.drinks(in: reasons)
        let characterIDs = reasons.compactMap { reason -> Identifier<WorkCharacter>? in
            switch reason {
            case .ownType(let id, _), .nearType(let id, _, _): id
            default: nil
            }
        }
        async let drinks = drinks.drinks(with: drinkIDs)
        async let works = works.works(
            [pick.work].compactMap { $0 } + TonightWords.works(in: reasons), for: context.viewer)
        async let characters = characters.characters(characterIDs, for: context.viewer)
        return TonightReading(
            tonight: tonight, drinks: Dictionary(try await drinks.map { ($0.id, $0) }, uniquingKeysWith: { $1 }),
            works: Dictionary(try await works.map { ($0.id, $0) }, uniquingKeysWith: { $1 }),
            characters: Dictionary(try await characters.map { ($0.id, $0.name) }, uniquingKeysWith: { $1 }))
    }

    func content(of tonight: TonightReading, for context: Context) -> HomeState.Content {
        formatter(context, clock.now()).content(of: tonight)
    }

    func completed(_ tonight: TonightReading, kind: WorkKind?, for context: Context) async throws -> HomeState.Content {
        let (viewer, member, now) = (context.viewer, context.member, clock.now())
        let pick = tonight.tonight?.current
        // Starts independent reads at once: a round trip to the store takes longer than most queries.
        async let asked = question(for: member)
        async let first = first(kind, member?.type, viewer, now)
        async let counts = counts(of: member?.type, kind, viewer)
        async let age = crowd.age(of: .shelves)
        async let drink = description(of: pick?.drink)
        async let hasBottles = chooseTonight.hasBottles()
        async let daily = offers.ofDay(for: viewer)
        async let weather = knownWeather()
        let question = try await asked
        let names = if let question { try await names(of: question.evening) } else { EveningNames() }
        let reading = ShelvesReading(
            first: try await first, counts: try await counts, age: try await age, question: question, names: names,
            drink: try await drink, daily: try await daily, weather: await weather)
        var tonight = tonight
        tonight.missing = pick?.isMakeable == false ? reading.drink?.missing ?? [] : []
        tonight.hasBottles = try await hasBottles
        let formatter = formatter(context, now)
        return formatter.content(formatter.content(of: tonight), completedBy: reading)
    }

    private func description(of drink: Identifier<Drink>?) async throws -> DrinkDescription? {
        guard let drink else { return nil }
        return try await describeDrink(drink)
    }

    /// Returns the names of an evening's drink and work; nil for removed ones.
    func names(of evening: Evening) async throws -> EveningNames {
        async let drink = drinks.drinks(with: [evening.drink].compactMap { $0 }).first
        async let work = works.works([evening.work].compactMap { $0 }, for: viewer()).first
        return EveningNames(
            drink: try await drink?.name[strings.language], work: try await work?.work.title[strings.language])
    }

    /// The weather that became known after a suggestion was chosen without it.
    private func lateWeather(for day: TonightDay) async -> TonightWeather? {
        day.current.drinkReasons.contains(.noWeather) ? await knownWeather() : nil
    }

    /// Returns whether the bar can no longer make the suggestion, or the weather became known since.
    func isOutdated(_ day: TonightDay, for context: Context) async throws -> Bool {
        guard let member = context.member else { return false }
        if await lateWeather(for: day) != nil { return true }
        return try await chooseTonight.isOutdated(day, for: member)
    }

    private func formatter(_ context: Context, _ now: Int64) -> HomeFormatter {
        HomeFormatter(
            strings: strings, member: context.member, now: now, localTime: localTime, temperature: context.temperature)
    }

    private func question(for member: Author?) async throws -> AskAboutEvening.Question? {
        guard let member else { return nil }
        return try await askAboutEvening.question(for: member.id)
    }

    private func counts(of type: MBTI?, _ kind: WorkKind?, _ viewer: Viewer) async throws -> TypeShelfCounts? {
        guard let type else { return nil }
        return try await shelves.counts(of: type, kind: kind, for: viewer)
    }

    private func first(
        _ kind: WorkKind?, _ type: MBTI?, _ viewer: Viewer, _ now: Int64
    ) async throws -> [HomeShelf: [ShelfRow]] {
        var first: [HomeShelf: [ShelfRow]] = [:]
        for shelf in HomeShelf.allCases {
            switch shelf.list(of: type, now: now, localTime) {
            case .day(let day):
                let works = try await shelves.worksOfDay(
                    day, kind: kind, for: viewer, after: nil, limit: Self.shown.today)
                first[shelf] = works.rows.map { .work($0) }
            case let list?:
                first[shelf] = try await shelves.rows(
                    of: list, ShelfArrangement(filter: WorkFilter(kind: kind)), by: strings.language, for: viewer,
                    after: nil, limit: shelf == .hot ? Self.shown.hot : Self.shown.others
                ).rows
            case nil: break
            }
        }
        return first
    }

    /// Chooses a suggestion; nil for a guest, for whom nothing can be stored.
    private func chosen(_ step: Step, _ member: Author?, _ hidesAlcohol: Bool) async throws -> TonightDay? {
        guard let member else { return nil }
        switch step {
        case .stored:
            if let day = try await chooseTonight.stored(for: member) { return day }
            return try await chooseTonight(for: member, weather: weather, hidesAlcohol: hidesAlcohol)
        case .present:
            let day = try await chooseTonight(for: member, weather: weather, hidesAlcohol: hidesAlcohol)
            guard let weather = await lateWeather(for: day) else { return day }
            return try await chooseTonight.again(day, with: weather, for: member, hidesAlcohol: hidesAlcohol)
        case .another:
            return try await chooseTonight.another(for: member, weather: weather, hidesAlcohol: hidesAlcohol)
        case .previous:
            return try await chooseTonight.previous(for: member, weather: weather, hidesAlcohol: hidesAlcohol)
        }
    }
}
