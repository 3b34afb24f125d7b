import Domain
import FeatureKit

/// Reads a momentum list page by page. Hides the types of characters the viewer has not dug.
struct MomentumListReader: Sendable {
    let list: MomentumList
    /// The owner of the list; nil for a guest's own, which is empty.
    let member: Identifier<Profile>?
    let isMine: Bool
    /// Limits the list to what was done in a year; nil for all. Comments have no years.
    var year: Int?
    let momentum: any MomentumRepository
    let votes: any VoteRepository
    let marks: any CommunityMarksRepository
    let viewer: Viewer
    let now: Int64
    let localTime: any LocalTime
    let strings: Strings

    func rows(after last: ListMark?, limit: Int) async throws -> Page<PageRow<MomentumTarget>> {
        guard let member else { return Page() }
        let start = last ?? beginning
        switch list {
        case .wished:
            let page = try await momentum.wished(of: member, for: viewer, after: start, limit: limit)
            return ofYear(page) { $0.wishedAt }.map(row)
        case .watched:
            let page = try await marks.watched(of: member, work: nil, after: start, limit: limit)
            return ofYear(page) { $0.watching.isUndated ? nil : $0.watching.watchedAt }.map(row)
        case .dug:
            return ofYear(try await momentum.dug(of: member, for: viewer, after: start, limit: limit)) { $0.at }.map(
                row)
        case .reviews:
            let page = try await momentum.reviews(of: member, for: viewer, after: start, limit: limit)
            return ofYear(page) { $0.writtenAt }.map(row)
        case .comments: return try await momentum.comments(of: member, after: last, limit: limit).map(row)
        case .votes:
            let page = try await votes.votes(of: member, after: start, limit: limit)
            return ofYear(page) { $0.vote.votedAt }.map(row)
        }
    }

    private var moments: Range<Int64>? {
        guard let year, let first = LocalMonth(year: year, month: 1) else { return nil }
        return first.moments(localTime).lowerBound..<first.moved(by: 12).moments(localTime).lowerBound
    }

    /// The mark after which the rows of the year begin; every list starts with the newest row.
    private var beginning: ListMark? { moments.map { ListMark([$0.upperBound, 0]) } }

    /// Leaves out rows of other years, and ends the list with the first earlier one.
    private func ofYear<Row: Sendable>(_ page: Page<Row>, at moment: (Row) -> Int64?) -> Page<Row> {
        guard let moments else { return page }
        let isAtEnd = page.rows.contains { moment($0).map { $0 < moments.lowerBound } ?? false }
        return Page(
            rows: page.rows.filter { moment($0).map { moments.contains($0) } ?? false }, next: isAtEnd ? nil : page.next
        )
    }

    private func day(_ moment: Int64) -> String { DayText.describe(moment, now: now, localTime, strings) }

    private func day(of date: WatchedDate) -> String {
        if case .moment(let moment) = date { return day(moment) }
        return DayText.date(date, now: now, localTime, strings)
    }

    private func row(_ work: WorkSummary) -> PageRow<MomentumTarget> {
        PageRow(
            .place(.work(work.id), in: list), mark: work.progress.isComplete ? .check : .blank,
            title: work.work.titled(strings.language),
            detail: work.progress.text(strings))
    }

    private func row(_ entry: WatchedEntry) -> PageRow<MomentumTarget> {
        let stars = entry.watching.rating.map { "★\(NumberText.short($0.stars))" }
        return PageRow(
            .place(.work(entry.work.id), in: list), mark: .blank, title: entry.work.titled(strings.language),
            remark: entry.watching.note?.replacing("\n", with: " ") ?? "",
            detail: [
                entry.watching.isRewatch ? strings["watched.again"] : nil, stars,
                day(of: entry.watching.date),
            ].compactMap { $0 }.joined(separator: " · "))
    }

    private func row(_ dug: DugCharacter) -> PageRow<MomentumTarget> {
        let vote =
            isMine
            ? TypeText.withMine(dug.character.visibility, strings)
            : dug.vote.map { strings("momentum.they-said", $0.text) }
        return PageRow(
            .place(.character(dug.character.id)), mark: dug.character.isDug ? .check : .unknown,
            title: dug.character.name[strings.language],
            remark: dug.character.work.titled(strings.language),
            detail: [vote, day(dug.at)].compactMap { $0 }.joined(separator: " · "))
    }

    private func row(_ review: Review) -> PageRow<MomentumTarget> {
        PageRow(
            .place(.review(review.id), in: list), mark: review.text.isSpoiler ? .warning : .blank,
            title: review.character.name[strings.language],
            remark: review.shownText ?? strings["momentum.spoiler"], detail: day(review.writtenAt))
    }

    private func row(_ made: MadeComment) -> PageRow<MomentumTarget> {
        PageRow(
            .place(.review(made.comment.review), in: list), mark: made.comment.text.isSpoiler ? .warning : .blank,
            title: made.character.name[strings.language], remark: made.comment.shownText ?? "",
            detail: day(made.comment.writtenAt))
    }

    private func row(_ row: VoteHistoryRow) -> PageRow<MomentumTarget> {
        let before = row.vote.before.map { strings("momentum.vote-before", $0.text) }
        return PageRow(
            .place(.character(row.character.id)), mark: .check, title: row.character.name[strings.language],
            remark: row.vote.ballot.reason ?? row.character.work.titled(strings.language),
            detail: [row.vote.ballot.type.text, before, day(row.vote.votedAt)].compactMap { $0 }
                .joined(separator: " · "))
    }
}
