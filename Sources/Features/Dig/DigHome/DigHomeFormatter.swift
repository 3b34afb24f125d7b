import Domain
import FeatureKit

struct DigHomeFormatter {
    let strings: Strings

    func blocks(of reading: DigHomeReading) -> [PageBlock<DigHomeTarget>] {
        let head: [PageBlock<DigHomeTarget>] =
            [
                .gap, .title(strings["dig.title"]), .text(strings["dig.summary"], .muted), .gap,
                .chips(ways(unread: reading.unread)), .gap,
            ] + daily(reading) + rematch(reading)
        guard !reading.characters.isEmpty else {
            guard reading.daily?.isDug != false else { return head }
            return head + [.text(strings[reading.isEmpty ? "dig.random.empty" : "dig.none-left"], .muted)]
        }
        let more = PageRow(DigHomeTarget.more(.random), mark: .blank, title: strings["dig.more"])
        return head + [.heading(strings["dig.known.title"], remark: strings["dig.known.remark"])]
            + PageRow.list(reading.characters.map(row), always: 16, more: more)
    }

    private func daily(_ reading: DigHomeReading) -> [PageBlock<DigHomeTarget>] {
        guard let daily = reading.daily else { return [] }
        let streak = reading.streak > 1 ? strings.counted("dig.streak", reading.streak) : ""
        return [.heading(strings["dig.daily"], remark: streak), .row(row(daily)), .gap]
    }

    /// Hides the type of the editor or the crowd until the member votes again.
    private func rematch(_ reading: DigHomeReading) -> [PageBlock<DigHomeTarget>] {
        guard let rematch = reading.rematch else { return [] }
        let rows = rematch.rounds.map { round in
            let other = strings(round.isEditor ? "dig.rematch.editor" : "dig.rematch.crowd", round.other.text)
            return PageRow(
                DigHomeTarget.destination(.form(round.character.id)), mark: round.now == nil ? .unknown : .check,
                title: round.character.name[strings.language],
                remark: round.now == nil ? round.character.work.titled(strings.language) : other,
                detail: round.now.map { strings("dig.rematch.now", round.before.text, $0.text) }
                    ?? strings("type.mine-only", round.before.text))
        }
        return [.heading(strings["dig.rematch"], remark: strings["dig.rematch.remark"])] + rows.map { .row($0) } + [
            .gap
        ]
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

enum DigHomeTarget: Hashable, Sendable {
    case destination(DigDestination)
    case next
    /// The rest of a list on the page; distinct from the link to the list itself.
    case more(CharacterList)
    case place(Place)
    case character(DugState)
    case skip(Identifier<WorkCharacter>)

    /// The place whose page is shown beside this one.
    var glanced: Place? {
        switch self {
        case .character(let found): .character(found.id)
        case .destination(.form(let id)): .character(id)
        default: nil
        }
    }

    var offered: Identifier<WorkCharacter>? {
        if case .character(let found) = self, !found.isDug { found.id } else { nil }
    }

    @MainActor
    func open(in flow: Flow<DigStep>, next: () -> Void, skip: (Identifier<WorkCharacter>) -> Void) {
        switch self {
        case .next: next()
        case .skip(let id): skip(id)
        case .destination(let destination): flow.show(.destination(destination))
        case .more(let list): flow.show(.destination(.list(list)))
        case .place(let place): flow.open(place)
        case .character(let character): flow.show(.destination(.character(character)))
        }
    }
}
