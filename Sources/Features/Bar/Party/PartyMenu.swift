import Domain
import FeatureKit

@MainActor
final class PartyMenu: PartySide {
    private let writing: PartyWriting

    init(_ writing: PartyWriting) { self.writing = writing }

    func open(_ index: Int, of state: PartyState) {
        if let course = course(index, of: state) { writing.flow.open(.drink(course.drink)) }
    }

    func add() {
        guard writing.writer.isAuthorized(PartyWriting.intent) else { return }
        writing.flow.show(
            .picker(.menuDrink) { [weak self] row in
                guard let self else { return }
                change(writing.strings("party.on-menu", row.name)) { menu in
                    let id = Identifier<Drink>(row.id)
                    if !menu.contains(where: { $0.drink == id }) { menu.append(PartyDrink(drink: id)) }
                }
            })
    }

    func edit(_ index: Int, of state: PartyState) {
        guard let course = course(index, of: state), writing.writer.isAuthorized(PartyWriting.intent) else { return }
        writing.flow.show(.courseForm(course.drink))
    }

    func remove(_ index: Int, of state: PartyState) {
        guard let course = course(index, of: state) else { return }
        change(writing.strings("party.off-menu", course.name)) { $0.removeAll { $0.drink == course.drink } }
    }

    func count(_ index: Int, by step: Int, of state: PartyState) {
        guard let course = course(index, of: state) else { return }
        change(nil) { menu in
            guard let place = menu.firstIndex(where: { $0.drink == course.drink }) else { return }
            menu[place] = menu[place].serving(menu[place].servings + step)
        }
    }

    func order(_ index: Int, of state: PartyState) {
        guard let course = course(index, of: state), writing.writer.isAuthorized(PartyWriting.intent) else { return }
        writing.flow.show(.orderForm(course.drink, nil))
    }

    func editGuests() {
        if writing.writer.isAuthorized(PartyWriting.intent) { writing.flow.show(.partyForm) }
    }

    func end() {
        writing.writer.write(PartyWriting.intent) { [parties = writing.parties, profile = writing.profile] in
            try await parties.endParty(of: profile)
        } done: { [strings = writing.strings] isOver in
            strings[isOver ? "party.ended" : "bar.unchanged"]
        }
    }

    private func course(_ index: Int, of state: PartyState) -> PartyState.Course? {
        state.menu.indices.contains(index) ? state.menu[index] : nil
    }

    private func change(_ text: String?, _ change: @escaping @Sendable (inout [PartyDrink]) -> Void) {
        writing.writer.write(PartyWriting.intent) { [parties = writing.parties, profile = writing.profile] in
            var menu = try await parties.menu(of: profile)
            change(&menu)
            try await parties.setMenu(menu, of: profile)
        } done: {
            text
        }
    }
}

@MainActor
protocol PartySide: AnyObject {
    func open(_ index: Int, of state: PartyState)
    func add()
    func edit(_ index: Int, of state: PartyState)
    func remove(_ index: Int, of state: PartyState)
}

@MainActor
struct PartyWriting {
    static let intent = MemberIntent.open(route: BarDestination.party.route)

    let parties: any PartyRepository
    let profile: Identifier<Profile>
    let makeDrink: MakeDrink
    let times: BarTimes
    let writer: MemberWriter
    let flow: Flow<BarStep>
    let strings: Strings
}

extension PartyState {
    var copyText: String {
        switch page {
        case .menu: menuPage
        case .needs:
            needs.filter(\.isToBuy).map { "- [ ] \($0.name) · \($0.buy)" }.joined(separator: "\n")
        case .queue:
            orders.filter { !$0.order.isDone }.map { row in
                ([row.order.name, row.drink, row.order.note].filter { !$0.isEmpty }).joined(separator: " · ")
            }.joined(separator: "\n")
        }
    }
}
