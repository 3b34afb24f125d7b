internal import Domain
internal import FeatureKit

/// Writes the root of the tab out.
struct DigHomeFormatter {
    let strings: Strings

    func blocks(of reading: DigHomeReading) -> [PageBlock<DigHomeTarget>] {
        let head: [PageBlock<DigHomeTarget>] = [
            .gap, .title(strings["dig.title"]), .text(strings["dig.summary"], .muted), .gap,
            .chips(ways(unread: reading.unread)), .gap,
        ]
        guard !reading.characters.isEmpty else { return head + [.text(strings["dig.random.empty"], .muted)] }
        let heading = PageBlock<DigHomeTarget>.heading(
            strings[reading.isHot ? "dig.hot.title" : "dig.known.title"],
            remark: strings[reading.isHot ? "dig.hot.remark" : "dig.known.remark"])
        let more = PageRow(
            DigHomeTarget.more(reading.isHot ? .hot : .random), mark: .blank, title: strings["dig.more"])
        return head + [heading] + reading.characters.map { .row(row($0)) } + [.row(more)]
    }

    private func ways(unread: CappedCount) -> [PageChip<DigHomeTarget>] {
        let count = unread.isCapped ? "\(unread.value)+" : String(unread.value)
        let inbox = unread.value == 0 ? strings["inbox.title"] : strings("dig.inbox-new", count)
        return [
            PageChip(.destination(.list(.random)), title: strings["dig.random.title"]),
            PageChip(.destination(.search("")), title: strings["search.title"]),
            PageChip(.destination(.inbox), title: inbox),
            PageChip(.place(.ownWorks), title: strings["own-works.title"]),
            PageChip(.place(.requests), title: strings["dig.requests"]),
            PageChip(.place(.hidden), title: strings["hidden.title"]),
        ]
    }

    private func row(_ character: CharacterSummary) -> PageRow<DigHomeTarget> {
        let row = CharacterRow(character, strings)
        return PageRow(
            .character(row.character), mark: row.character.isDug ? .check : .unknown, title: row.name,
            remark: row.work, detail: row.detail)
    }
}
