import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

extension PartyScreen {
    var sideActions: [KeyAction] {
        let open = row("list.open", "action.open", [Key(.enter)], hint: 3) { $0.opened }
        let add = key("party.add", title: "action.add-bottles", [.character("a")], hint: 1) { $0.addRequested.send() }
        let buy = key(
            "bar.shopping-add", title: "action.to-shopping", [.character("b")], hint: 1, hintTitle: "hint.party.buy",
            isEnabled: state?.needs.isEmpty == false
        ) { $0.shoppingRequested.send() }
        let edit = row("party.edit", "action.edit", [.character("e")], hint: 1) { $0.edited }
        let remove = row("list.remove", "action.remove", [.character("x"), Key(.delete)], hint: 1) { $0.removed }
        switch state?.page ?? .menu {
        case .menu:
            return [
                open, add,
                row(
                    "party.more", "action.count", [.character("+"), .character("=")], hint: 1,
                    hintTitle: "hint.party.count", shown: "+ -"
                ) { $0.countRaised },
                row("party.less", "action.count-less", [.character("-")]) { $0.countLowered },
                row("party.order", "action.party-order", [.character(">")], hint: 1) { $0.orderRequested }, buy,
                key(
                    "party.guests", title: "action.party-guests", [.character("c")], hint: 1,
                    hintTitle: "hint.party.guests"
                ) { $0.guestsRequested.send() },
                key(
                    "party.follow", title: "action.follow-bar", [.character("f")], hint: 1, hintTitle: "hint.party.bar"
                ) { $0.followToggled.send() },
                edit, remove,
            ]
        case .needs: return [open, buy]
        case .queue:
            let serve = row("party.serve", "action.serve", [.character(" ")], hint: 1) { $0.served }
            return [serve, add, edit, remove, open]
        }
    }

    var commonActions: [KeyAction] {
        [
            key(
                "party.next", title: "action.party-next", [Key(.right), .character("l")], hint: 2,
                hintTitle: "hint.party.page", shown: "→"
            ) { $0.pageMoved.send(1) },
            key("party.previous", title: "action.party-previous", [Key(.left), .character("h")]) {
                $0.pageMoved.send(-1)
            },
            key("screen.copy", title: "action.copy", [.character("y")], hint: 3, isEnabled: (state?.count ?? 0) > 0) {
                $0.copyRequested.send()
            },
            key(
                "party.end", title: "action.party-end", [.character("z")], hint: 1, hintTitle: "hint.party.end",
                isEnabled: state.map { $0.hidden > 0 || !$0.menu.isEmpty || !$0.orders.isEmpty || !$0.guests.isEmpty }
                    ?? false
            ) { $0.endRequested.send() },
            refreshKey,
        ]
    }

    private func row(
        _ id: String, _ title: String, _ keys: [Key], hint: Int? = nil, hintTitle: String? = nil, shown: String? = nil,
        send: @escaping (PartyViewModel.Input) -> Signal<Int>
    ) -> KeyAction {
        let hasRow = state.map { $0.phase != .empty && selected < $0.count } ?? false
        return key(id, title: title, keys, hint: hint, hintTitle: hintTitle, shown: shown, isEnabled: hasRow) {
            [selected] input in
            send(input).send(selected)
        }
    }
}
