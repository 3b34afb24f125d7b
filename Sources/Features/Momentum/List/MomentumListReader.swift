import Domain
import FeatureKit

/// Reads a momentum list page by page. Hides the types of characters the viewer has not dug.
struct MomentumListReader: Sendable {
    let list: MomentumList
    /// The owner of the list; nil for a guest's own, which is empty.
    let member: Identifier<Profile>?
    let isMine: Bool
    let momentum: any MomentumRepository
    let votes: any VoteRepository
    let marks: any CommunityMarksRepository
    let reader: Reader
    let now: Int64
    let localTime: any LocalTime
    let strings: Strings

    func rows(after last: ListMark?, limit: Int) async throws -> Page<PageRow<MomentumTarget>> {
        guard let member else { return Page() }
        switch list {
        case .wished:
            return try await momentum.wished(of: member, for: reader, after: last, limit: limit).map(row)
        case .watched:
            return try await marks.watched(of: member, work: nil, after: last, limit: limit).map(row)
        case .dug: return try await momentum.dug(of: member, for: reader, after: last, limit: limit).map(row)
        case .reviews: return try await momentum.reviews(of: member, for: reader, after: last, limit: limit).map(row)
        case .comments: return try await momentum.comments(of: member, after: last, limit: limit).map(row)
        case .votes: return try await votes.votes(of: member, after: last, limit: limit).map(row)
        }
    }

    private func day(_ moment: Int64) -> String { DayText.describe(moment, now: now, localTime, strings) }

    private func row(_ work: WorkSummary) -> PageRow<MomentumTarget> {
        PageRow(
            .place(.work(work.id), in: list), mark: work.progress.isComplete ? .check : .blank,
            title: WorkText.titled(work.work, strings.language),
            detail: strings("work.progress", String(work.progress.dug), String(work.progress.all)))
    }

    private func row(_ entry: WatchedEntry) -> PageRow<MomentumTarget> {
        let stars = entry.watching.rating.map { "★\(NumberText.short($0.stars))" }
        return PageRow(
            .place(.work(entry.work.id), in: list), title: WorkText.titled(entry.work, strings.language),
            remark: entry.watching.note ?? "",
            detail: [stars, day(entry.watching.watchedAt)].compactMap { $0 }.joined(separator: " · "))
    }

    private func row(_ dug: DugCharacter) -> PageRow<MomentumTarget> {
        let vote =
            isMine
            ? TypeText.withMine(dug.character.visibility, strings)
            : dug.vote.map { strings("momentum.they-said", $0.text) }
        return PageRow(
            .place(.character(dug.character.id)), mark: dug.character.isDug ? .check : .unknown,
            title: dug.character.name[strings.language],
            remark: WorkText.titled(dug.character.work, strings.language),
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
            remark: row.vote.ballot.reason ?? WorkText.titled(row.character.work, strings.language),
            detail: [row.vote.ballot.type.text, before, day(row.vote.votedAt)].compactMap { $0 }
                .joined(separator: " · "))
    }
}
