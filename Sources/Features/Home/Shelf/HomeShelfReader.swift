internal import Domain
internal import FeatureKit

/// Reads a shelf page by page, with its texts. What a type chose names nobody the reader has not dug.
struct HomeShelfReader: Sendable {
    let shelf: HomeShelf
    let shelves: any HomeShelves
    let reader: Reader
    /// The member's type; nil without one.
    let type: MBTI?
    let kind: WorkKind?
    let now: Int64
    let localTime: any LocalTime
    let strings: Strings

    func rows(after last: ListMark?, limit: Int) async throws -> Page<PageRow<HomeShelfTarget>> {
        switch shelf {
        case .today:
            try await shelves.worksOfDay(
                localTime.dayStart(of: now), kind: kind, for: reader, after: last, limit: limit
            ).map { row($0) }
        case .led:
            try await typed { type in
                try await shelves.works(ledBy: type, kind: kind, for: reader, after: last, limit: limit).map { row($0) }
            }
        case .characters:
            try await typed { type in
                try await shelves.characters(of: type, kind: kind, for: reader, after: last, limit: limit)
                    .map { row($0) }
            }
        case .wished:
            try await typed { type in
                try await shelves.works(wishedBy: type, kind: kind, for: reader, after: last, limit: limit)
                    .map { row($0.work, strings.counted("home.wishes", $0.wishes)) }
            }
        case .hot:
            try await shelves.hot(
                since: HotWindow.start(now: now, localTime: localTime), kind: kind, for: reader, after: last,
                limit: limit
            ).map { row($0) }
        }
    }

    private func typed(
        _ read: (MBTI) async throws -> Page<PageRow<HomeShelfTarget>>
    ) async throws -> Page<PageRow<HomeShelfTarget>> {
        guard let type else { return Page() }
        return try await read(type)
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
                detail: TypeText.short(character.sight, strings))
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
