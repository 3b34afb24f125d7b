internal import Domain

/// The sides of a party as text, to be pasted or printed.
struct PartyText {
    let strings: Strings

    func text(_ state: PartyState) -> String {
        switch state.page {
        case .menu: menu(state.menu)
        case .needs:
            state.needs.filter(\.isToBuy).map { "- [ ] \($0.name) · \($0.buy)" }.joined(separator: "\n")
        case .queue:
            state.orders.filter { !$0.order.isDone }.map { row in
                ([row.order.name, row.drink, row.order.note].filter { !$0.isEmpty }).joined(separator: " · ")
            }.joined(separator: "\n")
        }
    }

    /// What can be made now, a name and what is in it; what cannot is not offered.
    private func menu(_ courses: [PartyState.Course]) -> String {
        let offered = courses.filter(\.isMakeable)
        guard !offered.isEmpty else { return "" }
        return ([strings["party.menu-title"], ""] + offered.map { "\($0.name)\n  \($0.ingredients)" })
            .joined(separator: "\n")
    }
}
