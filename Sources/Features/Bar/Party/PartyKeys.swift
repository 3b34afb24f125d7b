internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// The keys of the party, by the side that is shown.
@MainActor
struct PartyKeys {
    let strings: Strings
    let signals: PartySignals
    let state: PartyState
    let selected: Int

    var actions: [KeyAction] {
        let sides = [
            plain("party.next", "action.party-next", [Key(.right), .character("l")], hint: 1, hintKeys: "← →") {
                $0.pageMoved.send(1)
            },
            plain("party.previous", "action.party-previous", [Key(.left), .character("h")]) { $0.pageMoved.send(-1) },
        ]
        let common = [
            plain("screen.copy", "action.copy", [.character("y")], hint: 3) { $0.copyRequested.send() },
            plain("screen.refresh", "action.refresh", [.character("r")]) { $0.refresh.send() },
        ]
        return own + sides + common
    }

    private var own: [KeyAction] {
        let open = row("list.open", "action.open", [Key(.enter)], hint: 2, signals.rowSelected)
        let add = plain("party.add", "action.add-bottles", [.character("a")], hint: 1) { $0.addRequested.send() }
        let buy = plain("bar.shopping-add", "action.to-shopping", [.character("b")], hint: 2) {
            $0.shoppingRequested.send()
        }
        let edit = row("party.edit", "action.edit", [.character("e")], hint: 3, signals.rowEdited)
        let remove = row(
            "list.remove", "action.remove", [.character("x"), Key(.delete)], hint: 2, signals.rowRemoved)
        switch state.page {
        case .menu:
            return [
                open, add,
                row(
                    "party.more", "action.count", [.character("+"), .character("=")], hint: 1, hintKeys: "+ -",
                    signals.countRaised),
                row("party.less", "action.count-less", [.character("-")], signals.countLowered),
                row("party.order", "action.party-order", [.character("o")], hint: 2, signals.orderRequested), buy,
                plain("party.follow", "action.follow-bar", [.character("f")], hint: 3) { $0.followToggled.send() },
                edit, remove,
            ]
        case .needs: return [open, buy]
        case .queue:
            return [
                row("party.serve", "action.serve", [.character(" ")], hint: 1, signals.rowServed), add, edit, remove,
                open,
            ]
        }
    }

    private func plain(
        _ id: String, _ title: String, _ keys: [Key], hint: Int? = nil, hintKeys: String? = nil,
        _ perform: @escaping (PartySignals) -> Void
    ) -> KeyAction {
        KeyAction(id: id, title: strings[title], keys: keys, hint: hint, hintKeys: hintKeys) { [signals] in
            perform(signals)
        }
    }

    private func row(
        _ id: String, _ title: String, _ keys: [Key], hint: Int? = nil, hintKeys: String? = nil, _ signal: Signal<Int>
    ) -> KeyAction {
        KeyAction(
            id: id, title: strings[title], keys: keys, hint: hint, hintKeys: hintKeys,
            isEnabled: state.phase != .empty && selected < state.count
        ) { [selected] in signal.send(selected) }
    }
}
