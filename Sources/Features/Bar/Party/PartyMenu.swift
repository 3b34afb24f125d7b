import Domain
import FeatureKit

@MainActor
final class PartyMenu: PartySide {
    private let writing: PartyWriting
    /// The drink added last, until the menu shows it or another row is used.
    private var added: Identifier<Drink>?

    init(_ writing: PartyWriting) { self.writing = writing }

    /// Returns the row of the drink added last, once; nil if the menu does not show it.
    func takeAddedRow(of state: PartyState) -> Int? {
        guard let row = state.menu.firstIndex(where: { $0.drink == added }) else { return nil }
        added = nil
        return row
    }

    func open(_ index: Int, of state: PartyState) {
        if let course = course(index, of: state) { writing.flow.open(.drink(course.drink)) }
    }

    func add() {
        guard writing.writer.isAuthorized(PartyWriting.intent) else { return }
        writing.flow.show(
            .picker(.menuDrink) { [weak self] row in
                guard let self else { return }
                added = Identifier(row.id)
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
        let strings = writing.strings
        writing.writer.write(PartyWriting.intent, ifChanged: strings["party.ended"], else: strings["bar.unchanged"]) {
            [parties = writing.parties, profile = writing.profile] in
            try await parties.endParty(of: profile)
        }
    }

    private func course(_ index: Int, of state: PartyState) -> PartyState.Course? {
        added = nil
        return state.menu.indices.contains(index) ? state.menu[index] : nil
    }

    private func change(_ text: String?, _ change: @escaping @Sendable (inout [PartyDrink]) -> Void) {
        writing.writer.write(PartyWriting.intent, saying: text) {
            [parties = writing.parties, profile = writing.profile] in
            var menu = try await parties.menu(of: profile)
            change(&menu)
            try await parties.setMenu(menu, of: profile)
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

@MainActor
final class PartyQueue: PartySide {
    private let writing: PartyWriting

    init(_ writing: PartyWriting) { self.writing = writing }

    func open(_ index: Int, of state: PartyState) {
        if let row = row(index, of: state) { writing.flow.open(.drink(row.order.drink)) }
    }

    func add() {
        guard writing.writer.isAuthorized(PartyWriting.intent) else { return }
        writing.flow.show(
            .picker(.orderedDrink) { [flow = writing.flow] in flow.show(.orderForm(Identifier($0.id), nil)) })
    }

    func edit(_ index: Int, of state: PartyState) {
        guard let order = row(index, of: state)?.order, writing.writer.isAuthorized(PartyWriting.intent) else { return }
        writing.flow.show(.orderForm(order.drink, order))
    }

    func remove(_ index: Int, of state: PartyState) {
        guard let row = row(index, of: state) else { return }
        writing.writer.write(PartyWriting.intent, saying: writing.strings("party.removed", row.drink)) {
            [parties = writing.parties, profile = writing.profile] in
            try await parties.remove([row.order.id], of: profile).count
        }
    }

    func serve(_ index: Int, of state: PartyState) {
        guard let row = row(index, of: state) else { return }
        let isDone = !row.order.isDone
        let serve = ServeOrder(
            parties: writing.parties, makeDrink: writing.makeDrink, profile: writing.profile, clock: writing.times.clock
        )
        let text = writing.strings(isDone ? "party.served" : "party.waiting", row.drink)
        writing.writer.write(PartyWriting.intent, saying: text) { try await serve(row.order, isDone: isDone) }
    }

    private func row(_ index: Int, of state: PartyState) -> PartyState.Order? {
        state.orders.indices.contains(index) ? state.orders[index] : nil
    }
}

/// The ingredients that the menu needs. They follow from the menu; only missing ones go on the shopping list.
@MainActor
final class PartyNeeds: PartySide {
    private let makeReader: () -> PartyReader
    private let addToShopping: AddToShopping
    private let writing: PartyWriting

    init(makeReader: @escaping () -> PartyReader, addToShopping: AddToShopping, writing: PartyWriting) {
        self.makeReader = makeReader
        self.addToShopping = addToShopping
        self.writing = writing
    }

    func open(_ index: Int, of state: PartyState) {
        guard state.needs.indices.contains(index) else { return }
        writing.flow.open(.ingredient(state.needs[index].ingredient))
    }

    func add() {}
    func edit(_ index: Int, of state: PartyState) {}
    func remove(_ index: Int, of state: PartyState) {}

    func buy() {
        writing.writer.write(.open(route: BarDestination.shopping.route)) {
            [reader = makeReader(), add = addToShopping] in
            try await add(lacking: try await reader.plan().needs).count
        } done: { [strings = writing.strings] count in
            count == 0 ? strings["party.nothing-to-buy"] : strings.counted("party.bought", count)
        }
    }
}
