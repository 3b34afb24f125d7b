import Domain
import FeatureKit

struct MomentumFormatter {
    let strings: Strings

    func blocks(of reading: MomentumReading) -> [PageBlock<MomentumTarget>] {
        var blocks: [PageBlock<MomentumTarget>] = [.gap, .title(title(reading.member))]
        if !reading.introduction.isEmpty { blocks.append(.text(reading.introduction)) }
        let counts = [counts(reading), reading.age].filter { !$0.isEmpty }.joined(separator: " · ")
        blocks.append(.text(counts, .muted))
        let ways = ways(reading)
        if !ways.isEmpty { blocks += [.gap, .chips(ways)] }
        if let agreement = reading.agreement { blocks += own(reading, agreement) }
        for list in MomentumList.allCases where list != .votes && (reading.isMine || list.isShared) {
            blocks += section(list, reading)
        }
        return blocks
    }

    private func title(_ member: MemberReference) -> String {
        member.type.map { "[\($0.text)] \(member.nickname)" } ?? member.nickname
    }

    /// Omits watched works and made drinks for community members: that data never leaves a member's machine.
    private func counts(_ reading: MomentumReading) -> String {
        let counts = reading.counts
        var texts = [
            strings.counted("momentum.count.dug", counts.dug),
            strings.counted("momentum.count.reviews", counts.reviews),
            strings.counted("momentum.count.wished", counts.wished),
        ]
        if reading.age.isEmpty {
            texts += [
                strings.counted("momentum.count.watched", counts.watched),
                strings.counted("momentum.kind.drink", counts.made),
            ]
        }
        return texts.joined(separator: " · ")
    }

    private func ways(_ reading: MomentumReading) -> [PageChip<MomentumTarget>] {
        reading.isMine
            ? [
                PageChip(.place(.account), title: strings["momentum.edit"]),
                PageChip(.destination(.calendar), title: strings["momentum.calendar"]),
                PageChip(.destination(.list(.votes)), title: strings["momentum.votes"]),
                PageChip(.place(.madeLog), title: strings("momentum.made", String(reading.counts.made))),
                PageChip(.destination(.month(nil)), title: strings["my-month.title"]),
                PageChip(.destination(.workLists), title: strings["momentum.lists"]),
            ]
            : [PageChip(.destination(.comparison(with: reading.member.id)), title: strings["momentum.compare"])]
    }

    private func section(_ list: MomentumList, _ reading: MomentumReading) -> [PageBlock<MomentumTarget>] {
        let count = count(list, reading.counts)
        var blocks: [PageBlock<MomentumTarget>] = [
            .gap, .heading(strings["momentum.\(list.rawValue)"], remark: count == 0 ? "" : String(count)),
        ]
        if list == .dug, reading.hidesVotes {
            return blocks + [.text(strings("momentum.private", reading.member.nickname), .muted)]
        }
        let rows = reading.lists[list] ?? []
        guard !rows.isEmpty else {
            blocks.append(
                .text(strings[reading.isMine ? "momentum.empty.\(list.rawValue)" : "momentum.empty-other"], .muted))
            if reading.isMine {
                let isOfWorks = list == .wished || list == .watched
                blocks.append(
                    .chips([
                        PageChip(
                            .place(isOfWorks ? .search("") : .digHome),
                            title: strings[isOfWorks ? "search.title" : "momentum.dig"])
                    ]))
            }
            return blocks
        }
        let more = PageRow(
            MomentumTarget.destination(.list(list, of: reading.isMine ? nil : reading.member.id)), mark: .blank,
            title: strings["dig.more"])
        return blocks + PageRow.list(rows, always: MomentumReading.least, of: count, more: more)
    }

    private func count(_ list: MomentumList, _ counts: MomentumCounts) -> Int {
        switch list {
        case .wished: counts.wished
        case .watched: counts.watched
        case .dug, .votes: counts.dug
        case .reviews: counts.reviews
        case .comments: counts.comments
        }
    }

    private func own(_ reading: MomentumReading, _ agreement: CrowdAgreement) -> [PageBlock<MomentumTarget>] {
        var blocks: [PageBlock<MomentumTarget>] = []
        if let calendar = reading.calendar {
            blocks += [
                .gap, .heading(strings["momentum.year"]), .text(CalendarText.summary(of: calendar, strings)),
            ]
            if calendar.streak > 1 { blocks.append(.text(strings["momentum.streak-rule"], .muted)) }
            blocks.append(.year(PageYear(calendar, names: CalendarView.Names(strings))))
        }
        blocks += [.gap, .heading(strings["momentum.agreement"], remark: strings["momentum.agreement-remark"])]
        if let percent = agreement.percent {
            blocks.append(
                .text(
                    strings.counted(
                        "momentum.agree", agreement.compared, String(percent), String(agreement.equalLetters),
                        String(agreement.letters))))
            blocks.append(leanings(agreement))
            if agreement.skipped > 0 {
                blocks.append(.text(strings.counted("momentum.skipped", agreement.skipped), .muted))
            }
        } else {
            blocks.append(.text(strings("momentum.no-agreement", String(agreement.leastOthers)), .muted))
        }
        return blocks + editor(reading)
    }

    /// Shows how the member agrees with the editor's guesses, by axis, with the largest disagreements.
    private func editor(_ reading: MomentumReading) -> [PageBlock<MomentumTarget>] {
        guard let editor = reading.editor, let percent = editor.score.percent else { return [] }
        let score = editor.score
        let axes = zip(MBTIAxis.allCases, score.byAxis).map { axis, count in
            PageBar(
                "\(axis.first) | \(axis.second)", share: Double(count) / Double(max(1, score.characters)),
                text: "\(count)/\(score.characters)")
        }
        let rows = editor.hardest.map { vote in
            PageBlock.row(
                PageRow(
                    MomentumTarget.place(.result(vote.character.id)), mark: .blank,
                    title: vote.character.name[strings.language],
                    remark: vote.character.work.titled(strings.language),
                    detail: strings("momentum.editor-pair", vote.mine.text, vote.theirs.text)))
        }
        return [
            .gap, .heading(strings["momentum.editor"], remark: strings["momentum.editor-remark"]),
            .text(
                strings.counted(
                    "momentum.agree", score.characters, String(percent), String(score.equalLetters),
                    String(score.characters * MBTIAxis.allCases.count))),
            .bars(axes),
        ] + (rows.isEmpty ? [] : [.text(strings["momentum.hardest"], .muted)] + rows)
    }

    /// A bar is full from a quarter of the scale on, since few lean further.
    private static let fullLeaning = 25.0

    private func leanings(_ agreement: CrowdAgreement) -> PageBlock<MomentumTarget> {
        .axes(
            strings["momentum.bias"],
            agreement.biases.map { bias in
                let towards = bias.letter.map { strings("momentum.towards", String($0)) } ?? strings["momentum.even"]
                return PageAxis(
                    String(bias.axis.first), String(bias.axis.second),
                    lead: max(-1, min(1, Double(-bias.roundedPoints) / Self.fullLeaning)),
                    text: "\(towards) \(abs(bias.roundedPoints))")
            })
    }
}

struct MomentumReading: Sendable {
    let member: MemberReference
    let introduction: String
    let isMine: Bool
    /// The age of another member's data; empty for local data.
    let age: String
    let hidesVotes: Bool
    let counts: MomentumCounts
    let lists: [MomentumList: [PageRow<MomentumTarget>]]
    /// Nil on another member's page.
    let agreement: CrowdAgreement?
    /// Agreement with the editor's guesses, and the largest disagreements; nil on another member's page.
    let editor: (score: MomentumComparison, hardest: [SharedVote])?
    let calendar: ActivityCalendar?

    /// The number of rows per list on the page: always, and with room for more.
    static let (least, most) = (3, 15)
}
