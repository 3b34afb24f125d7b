import Domain
import FeatureKit

@MainActor
struct PartyEditor {
    static let intent = MemberIntent.open(route: BarDestination.party.route)

    let makeReader: @MainActor () -> PartyReader
    let parties: any PartyRepository
    let profile: Identifier<Profile>
    let makeDrink: MakeDrink
    let addToShopping: AddToShopping
    let clock: any WallClock
    let writer: MemberWriter
    let flow: Flow<BarStep>
    let strings: Strings

    private var isAuthorized: Bool { writer.isAuthorized(Self.intent) }

    /// Puts a chosen drink on the menu; `chosen` receives it.
    func addCourse(chosen: @escaping @MainActor (Identifier<Drink>) -> Void) {
        guard isAuthorized else { return }
        flow.show(
            .picker(.menuDrink) { row in
                let id = Identifier<Drink>(row.id)
                chosen(id)
                change(strings("party.on-menu", row.name)) { menu in
                    if !menu.contains(where: { $0.drink == id }) { menu.append(PartyDrink(drink: id)) }
                }
            })
    }

    func addOrder() {
        guard isAuthorized else { return }
        flow.show(.picker(.orderedDrink) { [flow] in flow.show(.orderForm(Identifier($0.id), nil)) })
    }

    func edit(_ row: PartyState.Row) {
        switch row {
        case .course(let course): if isAuthorized { flow.show(.courseForm(course.drink)) }
        case .need: break
        case .order(let row): if isAuthorized { flow.show(.orderForm(row.order.drink, row.order)) }
        }
    }

    func remove(_ row: PartyState.Row) {
        switch row {
        case .course(let course):
            change(strings("party.off-menu", course.name)) { $0.removeAll { $0.drink == course.drink } }
        case .need: break
        case .order(let row):
            writer.write(Self.intent, saying: strings("party.removed", row.drink)) { [parties, profile] in
                try await parties.remove([row.order.id], of: profile).count
            }
        }
    }

    func count(_ row: PartyState.Row, by step: Int) {
        guard case .course(let course) = row else { return }
        change(nil) { menu in
            guard let place = menu.firstIndex(where: { $0.drink == course.drink }) else { return }
            menu[place] = menu[place].serving(menu[place].servings + step)
        }
    }

    func order(_ row: PartyState.Row) {
        guard case .course(let course) = row, isAuthorized else { return }
        flow.show(.orderForm(course.drink, nil))
    }

    func serve(_ row: PartyState.Row) {
        guard case .order(let row) = row else { return }
        let isDone = !row.order.isDone
        let serve = ServeOrder(parties: parties, makeDrink: makeDrink, profile: profile, clock: clock)
        let text = strings(isDone ? "party.served" : "party.waiting", row.drink)
        writer.write(Self.intent, saying: text) { try await serve(row.order, isDone: isDone) }
    }

    func editGuests() {
        if isAuthorized { flow.show(.partyForm) }
    }

    /// Puts what the bar lacks on the shopping list.
    func buyNeeds() {
        writer.write(.open(route: BarDestination.shopping.route)) { [reader = makeReader(), add = addToShopping] in
            try await add(lacking: try await reader.plan().needs).count
        } done: { [strings] count in
            count == 0 ? strings["party.nothing-to-buy"] : strings.counted("party.bought", count)
        }
    }

    func end() {
        writer.write(Self.intent, ifChanged: strings["party.ended"], else: strings["bar.unchanged"]) {
            [parties, profile] in
            try await parties.endParty(of: profile)
        }
    }

    private func change(_ text: String?, _ change: @escaping @Sendable (inout [PartyDrink]) -> Void) {
        writer.write(Self.intent, saying: text) { [parties, profile] in
            var menu = try await parties.menu(of: profile)
            change(&menu)
            try await parties.setMenu(menu, of: profile)
        }
    }
}
