import Domain
import FeatureKit

/// Reads a shelf page by page. Shelves by type name no undug characters.
struct HomeShelfReader: Sendable {
    let shelf: HomeShelf
    let shelves: any HomeShelves
    let crowd: CrowdReader
    let viewer: @MainActor @Sendable () -> Viewer
    let clock: any WallClock
    let localTime: any LocalTime
    let strings: Strings

    func rows(
        _ arrangement: ShelfArrangement, type: MBTI?, after last: ListMark?, limit: Int
    ) async throws -> Page<ShelfRow> {
        guard let list = shelf.list(of: type, now: clock.now(), localTime) else { return Page() }
        return try await shelves.rows(
            of: list, arrangement, by: strings.language, for: await viewer(), after: last, limit: limit)
    }

    /// Reads the age of the votes; empty for local ones and for `today`, which does not depend on votes.
    func age() async throws -> String { shelf == .today ? "" : try await crowd.age(of: .shelves) }

    /// For the filter's counts. Empty if the shelf lacks its type; nil if too many works are to be counted or sorted.
    func facts(type: MBTI?) async throws -> [WorkFacts]? {
        guard let list = shelf.list(of: type, now: clock.now(), localTime) else { return [] }
        return try await shelves.facts(of: list, for: await viewer())
    }

    /// Formats a row; one of a shelf by type opens the work.
    func row(_ row: ShelfRow) -> PageRow<Place> {
        switch row {
        case .work(let work): self.row(work)
        case .wished(let wished): self.row(wished.work, strings.counted("home.wishes", wished.wishes))
        case .typed(let typed): self.row(typed)
        case .hot(let hot): self.row(hot)
        }
    }

    private func row(_ work: WorkSummary, _ detail: String? = nil) -> PageRow<Place> {
        PageRow(
            .work(work.id), mark: work.progress.isComplete ? .check : .blank,
            title: work.work.title[strings.language],
            remark: [work.work.yearText, strings["work.kind.\(work.work.kind.rawValue)"]]
                .filter { !$0.isEmpty }.joined(separator: " · "),
            detail: detail ?? work.progress.text(strings))
    }

    private func row(_ typed: TypedRow) -> PageRow<Place> {
        switch typed {
        case .known(let character):
            PageRow(
                .character(character.id), mark: .check, title: character.name[strings.language],
                remark: character.work.titled(strings.language),
                detail: TypeText.withMine(character.visibility, strings))
        case .someone(let work, let count):
            PageRow(
                .work(work.id), mark: .unknown, title: strings("type.someone", work.titled(strings.language)),
                detail: count > 1 ? strings("home.hidden", String(count)) : strings["type.masked"])
        }
    }

    private func row(_ hot: HotCharacter) -> PageRow<Place> {
        PageRow(
            .character(hot.character.id), mark: hot.character.isDug ? .check : .unknown,
            title: hot.character.name[strings.language], remark: hot.character.work.titled(strings.language),
            detail: strings.counted("home.digs", hot.digs))
    }
}

extension HomeShelf {
    /// Returns the contents, or nil if the shelf needs a type and there is none.
    func list(of type: MBTI?, now: Int64, _ localTime: any LocalTime) -> ShelfList? {
        switch self {
        case .today: .day(localTime.dayStart(of: now))
        case .led: type.map { .led($0) }
        case .characters: type.map { .characters($0) }
        case .wished: type.map { .wished($0) }
        case .hot: .hot(since: HotWindow.start(now: now, localTime: localTime))
        }
    }
}
