import Domain

struct PartyText {
    let strings: Strings

    func text(_ state: PartyState) -> String {
        switch state.page {
        case .menu: state.menuPage
        case .needs:
            state.needs.filter(\.isToBuy).map { "- [ ] \($0.name) · \($0.buy)" }.joined(separator: "\n")
        case .queue:
            state.orders.filter { !$0.order.isDone }.map { row in
                ([row.order.name, row.drink, row.order.note].filter { !$0.isEmpty }).joined(separator: " · ")
            }.joined(separator: "\n")
        }
    }
}
