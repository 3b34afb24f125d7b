import Domain
import FeatureKit

struct DigHomeFormatter {
    let strings: Strings

    func blocks(of reading: DigHomeReading) -> [PageBlock<DigHomeTarget>] {
        let head: [PageBlock<DigHomeTarget>] =
            [
                .gap, .title(strings["dig.title"]), .text(strings["dig.summary"], .muted), .gap,
                .chips(ways(unread: reading.unread)), .gap,
            ] + daily(reading)
        guard !reading.characters.isEmpty else {
            return head + [.text(strings[reading.isEmpty ? "dig.random.empty" : "dig.all-dug"], .muted)]
        }
        let more = PageRow(DigHomeTarget.more(.random), mark: .blank, title: strings["dig.more"])
        return head + [.heading(strings["dig.known.title"], remark: strings["dig.known.remark"])]
            + reading.characters.map { .row(row($0)) } + [.row(more)]
    }

    private func daily(_ reading: DigHomeReading) -> [PageBlock<DigHomeTarget>] {
        guard let daily = reading.daily else { return [] }
        let days = reading.streak?.days ?? 0
        let streak = days > 1 ? strings.counted("dig.streak", days) : ""
        return [.heading(strings["dig.daily"], remark: streak), .row(row(daily)), .gap]
    }

    private func ways(unread: CappedCount) -> [PageChip<DigHomeTarget>] {
        let count = unread.isCapped ? "\(unread.value)+" : String(unread.value)
        let inbox = unread.value == 0 ? strings["inbox.title"] : strings("dig.inbox-new", count)
        return [
            PageChip(.next, title: strings["dig.random.title"]),
            PageChip(.destination(.list(.hot)), title: strings["dig.hot.title"]),
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
