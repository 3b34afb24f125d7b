import Domain
import FeatureKit

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

    /// Who reads, as known on the main actor before anything is asked of the store.
    struct Viewer: Sendable {
        /// Nil for a guest.
        let member: Author?
        let reader: Reader
        let hidesAlcohol: Bool
        let temperature: TemperatureUnit
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
    let member: @MainActor @Sendable () -> Author?
    let hidesAlcohol: @MainActor @Sendable () -> Bool
    let clock: any WallClock
    let localTime: any LocalTime
    let strings: Strings

    @MainActor var viewer: Viewer {
        Viewer(member: member(), reader: reader(), hidesAlcohol: hidesAlcohol(), temperature: temperature())
    }

    /// Tonight written out with nothing below it, and what was suggested.
    ///
    /// It is read alone, since the rest of the page takes longer than it and grows with the community.
    func tonight(
        _ step: Step, for viewer: Viewer
    ) async throws -> (content: HomeState.Content, tonight: TonightDay?) {
        let now = clock.now()
        let reading = try await read(step, viewer)
        return (formatter(viewer, now).content(of: reading), reading.tonight)
    }

    /// The same page with what stands below tonight.
    func completed(
        _ content: HomeState.Content, kind: WorkKind?, for viewer: Viewer
    ) async throws -> HomeState.Content {
        let (reader, member, now) = (viewer.reader, viewer.member, clock.now())
        // What does not wait for an answer is asked at once: to go to the store and back takes longer than most answers.
        async let asked = question(for: member)
        async let first = first(kind, member?.type, reader, now)
        async let counts = counts(of: member?.type, kind, reader)
        async let age = crowd.age(of: .shelves)
        let question = try await asked
        let names = if let question { try await names(of: question.evening) } else { EveningNames() }
        let reading = ShelvesReading(
            first: try await first, counts: try await counts, age: try await age, question: question, names: names)
        return formatter(viewer, now).content(content, completedBy: reading)
    }

    /// What an evening's drink and work are called; nil for what is gone.
    func names(of evening: Evening) async throws -> EveningNames {
        async let drink = drinks.drinks(with: [evening.drink].compactMap { $0 }).first
        async let work = works.works([evening.work].compactMap { $0 }, for: reader()).first
        return EveningNames(
            drink: try await drink?.name[strings.language], work: try await work?.work.title[strings.language])
    }

    /// Whether the bar can no longer make what was suggested.
    func isOutdated(_ day: TonightDay, for viewer: Viewer) async throws -> Bool {
        guard let member = viewer.member else { return false }
        return try await chooseTonight.isOutdated(day, for: member)
    }

    private func formatter(_ viewer: Viewer, _ now: Int64) -> HomeFormatter {
        HomeFormatter(
            strings: strings, member: viewer.member, now: now, localTime: localTime, temperature: viewer.temperature)
    }

    private func read(_ step: Step, _ viewer: Viewer) async throws -> TonightReading {
        guard let tonight = try await chosen(step, viewer.member, viewer.hidesAlcohol) else {
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
        async let works = works.works([pick.work].compactMap { $0 }, for: viewer.reader)
        async let characters = characters.characters(characterIDs, for: viewer.reader)
        return TonightReading(
            tonight: tonight,
            drinks: Dictionary(try await drinks.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first }),
            works: Dictionary(try await works.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first }),
            characters: Dictionary(
                try await characters.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first }))
    }

    private func question(for member: Author?) async throws -> AskAboutEvening.Question? {
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
    private func chosen(_ step: Step, _ member: Author?, _ hidesAlcohol: Bool) async throws -> TonightDay? {
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
