internal import Domain
internal import FeatureKit
internal import Reactive

/// The party: a menu with the number of each, what it takes and what of it is to be bought, and a queue.
@MainActor
final class PartyViewModel {
    struct Input {
        /// Another side is wanted: so many further.
        let pageMoved: Events<Int>
        /// The rows that are on the screen now.
        let visibleRowsChanged: Events<Range<Int>>
        /// A row was opened.
        let rowSelected: Events<Int>
        /// Something is to be added to the shown side.
        let addRequested: Events<Void>
        /// A row is to be corrected.
        let rowEdited: Events<Int>
        /// A row is to go.
        let rowRemoved: Events<Int>
        /// One more of a row of the menu, and one less.
        let countRaised: Events<Int>
        let countLowered: Events<Int>
        /// A row of the queue was served, or not after all.
        let rowServed: Events<Int>
        /// A drink of the menu is ordered.
        let orderRequested: Events<Int>
        /// What is missing is to go on the shopping list.
        let shoppingRequested: Events<Void>
        /// The menu follows the bar, or shows everything.
        let followToggled: Events<Void>
        /// The shown side is wanted as text.
        let copyRequested: Events<Void>
        /// The user asked to read everything again.
        let refreshRequested: Events<Void>
    }

    struct Output {
        let state: ReadOnly<PartyState>
        /// The shown side as text.
        let copied: Events<String>
        /// What a change did, to be shown as a message.
        let done: Events<String>
        /// What could not be done.
        let failed: Events<String>
    }

    private let dependencies: BarDIContainer.Dependencies
    private let actions: PartyActions
    private let state = Observable(PartyState())
    private let copied = Signal<String>()
    private let done = Signal<String>()
    private let failed = Signal<String>()
    private let bag = SubscriptionBag()
    private let reading = LatestTask()
    private let writing = TaskQueue()
    private var wantedOrders = PartyReader.page

    private var strings: Strings { dependencies.strings }
    private var reader: PartyReader {
        let preferences = dependencies.preferences.value
        return PartyReader(
            dependencies: dependencies,
            formatter: ShoppingFormatter(strings: strings, units: preferences.units, volume: preferences.volume))
    }

    init(dependencies: BarDIContainer.Dependencies, actions: PartyActions) {
        self.dependencies = dependencies
        self.actions = actions
    }

    func transform(_ input: Input) -> Output {
        input.pageMoved.observe { [weak self] in self?.movePage(by: $0) }.store(in: bag)
        input.visibleRowsChanged.observe { [weak self] in self?.show($0) }.store(in: bag)
        input.rowSelected.observe { [weak self] in self?.open($0) }.store(in: bag)
        input.addRequested.observe { [weak self] in self?.add() }.store(in: bag)
        input.rowEdited.observe { [weak self] in self?.edit($0) }.store(in: bag)
        input.rowRemoved.observe { [weak self] in self?.remove($0) }.store(in: bag)
        input.countRaised.observe { [weak self] in self?.count($0, by: 1) }.store(in: bag)
        input.countLowered.observe { [weak self] in self?.count($0, by: -1) }.store(in: bag)
        input.rowServed.observe { [weak self] in self?.serve($0) }.store(in: bag)
        input.orderRequested.observe { [weak self] in self?.order($0) }.store(in: bag)
        input.shoppingRequested.observe { [weak self] in self?.buy() }.store(in: bag)
        input.followToggled.observe { [weak self] in self?.toggleFollow() }.store(in: bag)
        input.copyRequested.observe { [weak self] in self?.copy() }.store(in: bag)
        input.refreshRequested.observe { [weak self] in self?.reload() }.store(in: bag)
        dependencies.storeChanged.observe { [weak self] in self?.reload() }.store(in: bag)
        reload()
        return Output(state: state.readOnly, copied: copied.events, done: done.events, failed: failed.events)
    }

    /// Waits until nothing is on its way, for tests.
    func settle() async {
        await writing.settle()
        await reading.settle()
    }

    private func reload() {
        state.update { $0.phase = $0.phase.requesting }
        reading.run { [reader, follows = state.value.followsBar, wantedOrders] in
            try await reader.read(followsBar: follows, orders: wantedOrders)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(var new):
                new.page = state.value.page
                state.send(Self.withPhase(new))
            case .failure(let error):
                state.update { $0.phase = .failed(ErrorText.describe(error, self.strings)) }
            }
        }
    }

    /// A side without rows is empty.
    private static func withPhase(_ state: PartyState) -> PartyState {
        var state = state
        if state.phase == .loaded || state.phase == .empty { state.phase = state.count == 0 ? .empty : .loaded }
        return state
    }

    private func movePage(by step: Int) {
        let pages = PartyPage.allCases.count
        state.update { state in
            state.page = PartyPage(rawValue: ((state.page.rawValue + step) % pages + pages) % pages) ?? .menu
            state = Self.withPhase(state)
        }
    }

    private func show(_ range: Range<Int>) {
        let state = state.value
        guard state.page == .queue, state.phase == .loaded, state.hasMoreOrders,
            range.upperBound + range.count >= state.orders.count
        else { return }
        wantedOrders = state.orders.count + PartyReader.page
        reload()
    }

    private func toggleFollow() {
        state.update { $0.followsBar.toggle() }
        reload()
    }

    private func open(_ index: Int) {
        let state = state.value
        switch state.page {
        case .menu where state.menu.indices.contains(index): actions.showDrink(state.menu[index].drink)
        case .needs where state.needs.indices.contains(index):
            actions.showIngredient(state.needs[index].ingredient)
        case .queue where state.orders.indices.contains(index):
            actions.showDrink(state.orders[index].order.drink)
        case .menu, .needs, .queue: break
        }
    }

    private func add() {
        guard authorize() else { return }
        if state.value.page == .queue {
            actions.chooseDrink(strings["party.choose-order"]) { [weak self] row in
                self?.actions.editOrder(Identifier(row.id), nil)
            }
        } else {
            actions.chooseDrink(strings["party.choose"]) { [weak self] row in
                self?.changeMenu(self?.strings("party.on-menu", row.name) ?? "") { menu in
                    let id = Identifier<Drink>(row.id)
                    if !menu.contains(where: { $0.drink == id }) { menu.append(PartyDrink(drink: id)) }
                }
            }
        }
    }

    private func edit(_ index: Int) {
        let state = state.value
        guard authorize() else { return }
        switch state.page {
        case .menu where state.menu.indices.contains(index): actions.editCourse(state.menu[index].drink)
        case .queue where state.orders.indices.contains(index):
            actions.editOrder(state.orders[index].order.drink, state.orders[index].order)
        case .menu, .needs, .queue: break
        }
    }

    private func order(_ index: Int) {
        guard state.value.page == .menu, state.value.menu.indices.contains(index), authorize() else { return }
        actions.editOrder(state.value.menu[index].drink, nil)
    }

    private func remove(_ index: Int) {
        let state = state.value
        guard authorize() else { return }
        switch state.page {
        case .menu where state.menu.indices.contains(index):
            let course = state.menu[index]
            changeMenu(strings("party.off-menu", course.name)) { $0.removeAll { $0.drink == course.drink } }
        case .queue where state.orders.indices.contains(index):
            let row = state.orders[index]
            write { [records = dependencies.records, profile = dependencies.bar.profile] in
                try await records.parties.remove([row.order.id], of: profile).count
            } describe: { _, strings in
                strings("party.removed", row.drink)
            }
        case .menu, .needs, .queue: break
        }
    }

    private func count(_ index: Int, by step: Int) {
        guard state.value.page == .menu, state.value.menu.indices.contains(index), authorize() else { return }
        let course = state.value.menu[index]
        changeMenu("") { menu in
            guard let place = menu.firstIndex(where: { $0.drink == course.drink }) else { return }
            menu[place] = PartyDrink(drink: course.drink, servings: menu[place].servings + step)
        }
    }

    private func serve(_ index: Int) {
        guard state.value.page == .queue, state.value.orders.indices.contains(index), authorize() else { return }
        var order = state.value.orders[index].order
        let name = state.value.orders[index].drink
        order.isDone.toggle()
        write { [records = dependencies.records, profile = dependencies.bar.profile, order] in
            try await records.parties.update(order, of: profile)
        } describe: { [order] _, strings in
            strings(order.isDone ? "party.served" : "party.waiting", name)
        }
    }

    private func buy() {
        guard dependencies.authorizer.authorize(.open(route: "bar/shopping")) else { return }
        write { [reader, add = dependencies.addToShopping, dependencies] in
            let menu = try await dependencies.records.parties.menu(of: dependencies.bar.profile)
            let plan = try await PlanParty(
                drinks: dependencies.drinks, ingredients: dependencies.ingredients, bar: dependencies.bar,
                totals: PartyTotals(units: reader.formatter.units))(menu)
            return try await add(plan.needs.compactMap(\.entry)).count
        } describe: { count, strings in
            count == 0 ? strings["party.nothing-to-buy"] : strings.counted("party.bought", count)
        }
    }

    private func copy() {
        let text = PartyText(strings: strings).text(state.value)
        if text.isEmpty { done.send(strings["bar.unchanged"]) } else { copied.send(text) }
    }

    /// Changes the menu as it stands then.
    private func changeMenu(_ text: String, _ change: @escaping @Sendable (inout [PartyDrink]) -> Void) {
        write { [records = dependencies.records, profile = dependencies.bar.profile] in
            var menu = try await records.parties.menu(of: profile)
            change(&menu)
            try await records.parties.setMenu(menu, of: profile)
        } describe: { _, _ in
            text
        }
    }

    private func authorize() -> Bool { dependencies.authorizer.authorize(.open(route: "bar/party")) }

    private func write<Value: Sendable>(
        _ work: @escaping @Sendable () async throws -> Value, describe: @escaping (Value, Strings) -> String
    ) {
        writing.run(work) { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let value):
                dependencies.storeChanged.send()
                let text = describe(value, strings)
                if !text.isEmpty { done.send(text) }
            case .failure(let error): failed.send(ErrorText.describe(error, strings))
            }
        }
    }
}
