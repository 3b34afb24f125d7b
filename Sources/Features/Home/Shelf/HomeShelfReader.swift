internal import Domain
internal import FeatureKit
internal import Reactive

/// Reads a shelf page by page, with its texts. What a type chose names nobody the reader has not dug.
struct HomeShelfReader: Sendable {
    private let shelves: any HomeShelves
    private let reader: Reader
    private let arrangement: ShelfArrangement
    private let strings: Strings
    /// What the shelf is of; nil where it goes by a type and there is none.
    let list: ShelfList?

    /// Makes a reader of a shelf as it is now.
    /// - Parameter type: what the shelf goes by; nil without one.
    @MainActor
    init(
        _ shelf: HomeShelf, type: MBTI?, _ dependencies: HomeDIContainer.Dependencies, _ arrangement: ShelfArrangement
    ) {
        shelves = dependencies.shelves
        reader = dependencies.reader()
        strings = dependencies.strings
        self.arrangement = ShelfArrangement(
            filter: WorkFilter(kind: dependencies.kind.value, wanted: arrangement.filter.wanted),
            sort: arrangement.sort)
        let (now, localTime) = (dependencies.clock.now(), dependencies.localTime)
        list =
            switch shelf {
            case .today: .day(localTime.dayStart(of: now))
            case .led: type.map { .led($0) }
            case .characters: type.map { .characters($0) }
            case .wished: type.map { .wished($0) }
            case .hot: .hot(since: HotWindow.start(now: now, localTime: localTime))
            }
    }

    func rows(after last: ListMark?, limit: Int) async throws -> Page<PageRow<HomeShelfTarget>> {
        guard let list else { return Page() }
        return try await shelves.rows(
            of: list, arrangement, by: strings.language, for: reader, after: last, limit: limit
        ).map { row($0) }
    }

    private func row(_ row: ShelfRow) -> PageRow<HomeShelfTarget> {
        switch row {
        case .work(let work): self.row(work)
        case .wished(let wished): self.row(wished.work, strings.counted("home.wishes", wished.wishes))
        case .typed(let typed): self.row(typed)
        case .hot(let hot): self.row(hot)
        }
    }

    private func row(_ work: WorkSummary, _ detail: String? = nil) -> PageRow<HomeShelfTarget> {
        PageRow(
            .work(work.id), mark: work.progress.isComplete ? .check : .blank,
            title: work.work.title[strings.language],
            remark: "\(work.work.year) · \(strings["work.kind.\(work.work.kind.rawValue)"])",
            detail: detail ?? strings("work.progress", String(work.progress.dug), String(work.progress.all)))
    }

    private func row(_ typed: TypedRow) -> PageRow<HomeShelfTarget> {
        switch typed {
        case .known(let character):
            PageRow(
                .character(character.id), mark: .check, title: character.name[strings.language],
                remark: WorkText.titled(character.work, strings.language),
                detail: TypeText.short(character.visibility, strings))
        case .someone(let work, let count):
            PageRow(
                .work(work.id), mark: .unknown, title: strings("type.someone", WorkText.titled(work, strings.language)),
                detail: count > 1 ? strings("home.hidden", String(count)) : strings["type.masked"])
        }
    }

    private func row(_ hot: HotCharacter) -> PageRow<HomeShelfTarget> {
        PageRow(
            .character(hot.character.id), mark: hot.character.isDug ? .check : .unknown,
            title: hot.character.name[strings.language],
            remark: WorkText.titled(hot.character.work, strings.language),
            detail: strings.counted("home.digs", hot.digs))
    }
}
