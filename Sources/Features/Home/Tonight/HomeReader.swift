internal import Domain
internal import FeatureKit

/// What the store has for Home.
struct HomeReading: Sendable {
    /// Nil for a guest.
    let member: ActingMember?
    let now: Int64
    let tonight: TonightDay?
    let drinks: [Identifier<Drink>: DrinkSummary]
    let works: [Identifier<Work>: WorkSummary]
    let characters: [Identifier<WorkCharacter>: LocalizedText]
    /// The first rows of each shelf.
    let first: [HomeShelf: [ShelfRow]]
    let counts: TypeShelfCounts?
    /// What is asked about the evening before; nil for nothing.
    let question: AskAboutEvening.Question?
    /// Of when the shelves are; empty for the crowd of this machine.
    let age: String
}

/// Reads all that Home shows.
struct HomeReader: Sendable {
    /// How a suggestion is asked for.
    enum Step: Sendable {
        /// What was stored, at once; as `present` where nothing was.
        case stored
        case present
        case another
        case previous
    }

    /// So many of a shelf stand on Home by name.
    private static let shown = (today: 6, others: 4)

    let chooseTonight: ChooseTonight
    let askAboutEvening: AskAboutEvening
    let shelves: any HomeShelves
    let crowd: CrowdReader
    let drinks: any DrinkRepository
    let works: any WorkRepository
    let characters: any CharacterRepository
    let weather: @Sendable () async -> TonightWeather?
    /// The unit that degrees are named in.
    let temperature: @MainActor @Sendable () -> TemperatureUnit
    let reader: @MainActor @Sendable () -> Reader
    let member: @MainActor @Sendable () -> ActingMember?
    let hidesAlcohol: @MainActor @Sendable () -> Bool
    let clock: any WallClock
    let localTime: any LocalTime
    let strings: Strings

    /// Home written out, and what was suggested.
    func content(
        _ step: Step, kind: WorkKind?
    ) async throws -> (content: HomeState.Content, tonight: TonightDay?) {
        let reading = try await read(step, kind: kind)
        let formatter = HomeFormatter(
            strings: strings, member: reading.member, now: reading.now, localTime: localTime,
            temperature: await temperature())
        return (formatter.content(of: reading), reading.tonight)
    }

    /// Whether the bar can no longer make what was suggested.
    func isOutdated(_ day: TonightDay) async throws -> Bool {
        guard let member = await member() else { return false }
        return try await chooseTonight.isOutdated(day, for: member)
    }

    private func read(_ step: Step, kind: WorkKind?) async throws -> HomeReading {
        let (reader, member, hidesAlcohol, now) = await (reader(), member(), hidesAlcohol(), clock.now())
        // What does not wait for an answer is asked at once: to go to the store and back takes longer than most answers.
        async let chosen = tonight(step, member, hidesAlcohol)
        async let asked = question(for: member)
        async let first = first(kind, member?.type, reader, now)
        async let counts = counts(of: member?.type, kind, reader)
        async let age = crowd.age(of: .shelves)
        let (tonight, question) = try await (chosen, asked)
        let pick = tonight?.current
        let reasons = (pick?.drinkReasons ?? []) + (pick?.workReasons ?? [])
        let drinkIDs = [pick?.drink, question?.evening.drink].compactMap { $0 } + TonightWords.drinks(in: reasons)
        let characterIDs = reasons.compactMap { reason -> Identifier<WorkCharacter>? in
            switch reason {
            case .ownType(let id, _), .nearType(let id, _, _): id
            default: nil
            }
        }
        async let named = drinks.drinks(with: drinkIDs)
        async let listed = works.works([pick?.work, question?.evening.work].compactMap { $0 }, for: reader)
        async let known = characters.characters(characterIDs, for: reader)
        return HomeReading(
            member: member, now: now, tonight: tonight,
            drinks: Dictionary(try await named.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first }),
            works: Dictionary(try await listed.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first }),
            characters: Dictionary(try await known.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first }),
            first: try await first, counts: try await counts, question: question, age: try await age)
    }

    private func question(for member: ActingMember?) async throws -> AskAboutEvening.Question? {
        guard let member else { return nil }
        return try await askAboutEvening.question(for: member.id)
    }

    private func counts(of type: MBTI?, _ kind: WorkKind?, _ reader: Reader) async throws -> TypeShelfCounts? {
        guard let type else { return nil }
        return try await shelves.counts(of: type, kind: kind, for: reader)
    }

    /// The first rows of each shelf.
    private func first(
        _ kind: WorkKind?, _ type: MBTI?, _ reader: Reader, _ now: Int64
    ) async throws -> [HomeShelf: [ShelfRow]] {
        var first: [HomeShelf: [ShelfRow]] = [:]
        for shelf in HomeShelf.allCases {
            switch shelf.list(of: type, now: now, localTime) {
            case .day(let day):
                let works = try await shelves.worksOfDay(
                    day, kind: kind, for: reader, after: nil, limit: Self.shown.today)
                first[shelf] = works.rows.map { .work($0) }
            case let list?:
                first[shelf] = try await shelves.rows(
                    of: list, ShelfArrangement(filter: WorkFilter(kind: kind)), by: strings.language, for: reader,
                    after: nil, limit: Self.shown.others
                ).rows
            case nil: break
            }
        }
        return first
    }

    /// A guest has no evening of their own: nothing is chosen, for nothing may be written.
    private func tonight(_ step: Step, _ member: ActingMember?, _ hidesAlcohol: Bool) async throws -> TonightDay? {
        guard let member else { return nil }
        switch step {
        case .stored:
            if let day = try await chooseTonight.stored(for: member) { return day }
            return try await chooseTonight(for: member, weather: weather, hidesAlcohol: hidesAlcohol)
        case .present: return try await chooseTonight(for: member, weather: weather, hidesAlcohol: hidesAlcohol)
        case .another:
            return try await chooseTonight.another(for: member, weather: weather, hidesAlcohol: hidesAlcohol)
        case .previous:
            return try await chooseTonight.previous(for: member, weather: weather, hidesAlcohol: hidesAlcohol)
        }
    }
}
