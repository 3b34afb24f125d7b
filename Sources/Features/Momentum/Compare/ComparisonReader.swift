import Domain
import FeatureKit

/// Compares the member's votes with another member's, on characters both have dug.
struct ComparisonReader: Sendable {
    /// The number of common characters on the page, newest first.
    static let shown = 100

    let momentum: any MomentumRepository
    let crowd: CrowdReader
    let strings: Strings

    /// `mine` is nil for a guest, who has no votes to compare. Throws `NotFound` if the other member has left.
    func read(_ member: Identifier<Profile>, mine: Identifier<Profile>?) async throws -> LoadedPage<MomentumTarget> {
        guard let other = try await momentum.member(member) else { throw NotFound(id: member.rawValue) }
        let title = strings("momentum.compare-with", other.nickname)
        guard let mine else { return LoadedPage(title: title, blocks: blocks(other, MomentumComparison([]), [])) }
        let isShared = try await !crowd.age(of: .member(member)).isEmpty
        // Reads the digs first, because that makes the community send what the other member shows.
        let digs =
            try await isShared
            ? momentum.dug(of: member, for: Viewer(mine), after: nil, limit: Self.shown).rows : []
        let comparison = try await momentum.comparison(of: mine, with: member)
        let age = try await crowd.age(of: .member(member))
        let all = try await isShared ? momentum.counts(of: member).dug : 0
        guard !isShared || comparison.characters > 0 else {
            return LoadedPage(
                title: title,
                blocks: commonDigs(other, digs.map(\.character), of: all, age: age, isPrivate: comparison.isPrivate))
        }
        let votes = try await momentum.sharedVotes(of: mine, with: member, after: nil, limit: Self.shown).rows
        var blocks = blocks(other, comparison, votes, age: age)
        if comparison.isPrivate, comparison.characters > 0 {
            blocks += [.gap, .text(strings("momentum.private-comparison", other.nickname), .muted)]
        }
        if let rest = rest(other, digs.count, of: all) { blocks += [.gap, .text(rest, .muted)] }
        return LoadedPage(title: title, blocks: blocks)
    }

    /// Lists only the characters that both have dug: a community server shows votes only between two members who both
    /// chose to show theirs. `digs` are the other's newest as far as known here, `all` the number of all their digs.
    func commonDigs(
        _ other: MemberReference, _ digs: [CharacterSummary], of all: Int, age: String, isPrivate: Bool
    ) -> [PageBlock<MomentumTarget>] {
        let (both, isPartial) = (digs.filter(\.isDug), digs.count < all)
        let summary =
            both.isEmpty
            ? strings[isPartial ? "momentum.none-known" : "momentum.nothing-shared"]
            : strings.counted("momentum.both-dug", both.count)
        return [.gap, .title(strings("momentum.with", other.nickname)), .text(age, .muted), .text(summary)]
            + both.map { .row(row($0)) }
            + [rest(other, digs.count, of: all), isPrivate ? strings["momentum.untold"] : nil]
            .compactMap { $0.map { .text($0, .muted) } }
    }

    /// Says how many of the digs are known here; nil for all of them.
    private func rest(_ other: MemberReference, _ known: Int, of all: Int) -> String? {
        known < all ? strings("momentum.digs-known", String(known), String(all), other.nickname) : nil
    }

    private func row(_ character: CharacterSummary) -> PageRow<MomentumTarget> {
        PageRow(
            .place(.character(character.id)), mark: .blank, title: character.name[strings.language],
            remark: character.work.titled(strings.language),
            detail: character.visibility.type?.mine.map { strings("type.mine-only", $0.text) } ?? "")
    }

    private func blocks(
        _ other: MemberReference, _ comparison: MomentumComparison, _ votes: [SharedVote], age: String = ""
    ) -> [PageBlock<MomentumTarget>] {
        let blocks: [PageBlock<MomentumTarget>] =
            [.gap, .title(strings("momentum.with", other.nickname))] + (age.isEmpty ? [] : [.text(age, .muted)])
        guard let percent = comparison.percent else {
            return blocks + [.text(strings["momentum.nothing-shared"], .muted)]
        }
        let summary = strings.counted(
            "momentum.shared", comparison.characters, String(percent), String(comparison.equalLetters),
            String(comparison.characters * MBTIAxis.allCases.count))
        let table: [PageBlock<MomentumTarget>] = comparison.byAxis.isEmpty ? [] : [.table(axes(comparison))]
        return blocks + [.text(summary)] + table + [.gap] + votes.map { .row(row($0)) }
    }

    private func axes(_ comparison: MomentumComparison) -> PageTable {
        PageTable(
            header: [strings["momentum.axis"], strings["momentum.equal"]],
            rows: zip(MBTIAxis.allCases, comparison.byAxis).map { axis, count in
                ["\(axis.first) | \(axis.second)", "\(count)/\(comparison.characters)"]
            })
    }

    private func row(_ vote: SharedVote) -> PageRow<MomentumTarget> {
        PageRow(
            .place(.character(vote.character.id)), mark: vote.sharedLetters == 4 ? .check : .blank,
            title: vote.character.name[strings.language],
            remark: vote.character.work.titled(strings.language),
            detail: strings("momentum.pair", vote.mine.text, vote.theirs.text))
    }
}
