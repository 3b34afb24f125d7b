import Domain
import FeatureKit
import Reactive

@MainActor
final class PartyViewModel: ViewModel {
    struct Input: ScreenInput {
        let pageMoved = Signal<Int>()
        let visibleRows = Signal<Range<Int>>()
        let opened = Signal<Int>()
        let addRequested = Signal<Void>()
        let edited = Signal<Int>()
        let removed = Signal<Int>()
        /// Raises or lowers the servings of a drink on the menu by one.
        let countRaised = Signal<Int>()
        let countLowered = Signal<Int>()
        let served = Signal<Int>()
        let orderRequested = Signal<Int>()
        let shoppingRequested = Signal<Void>()
        let followToggled = Signal<Void>()
        let guestsRequested = Signal<Void>()
        /// Clears the guests, the menu and the queue.
        let endRequested = Signal<Void>()
        let copyRequested = Signal<Void>()
        let refresh = Signal<Void>()
    }

    struct Output: ScreenOutput {
        let state: ReadOnly<PartyState>
        let messages: Messages
        let copied: Events<String>
        /// The row of a drink that was added to the menu.
        let rowAdded: Events<Int>
    }

    private let makeReader: () -> PartyReader
    private let menu: PartyMenu
    private let needs: PartyNeeds
    private let queue: PartyQueue
    private let writer: MemberWriter
    private let strings: Strings
    private let state = Observable(PartyState())
    private let copied = Signal<String>()
    private let rowAdded = Signal<Int>()
    private let bag = SubscriptionBag()
    private let reading = LatestTask()
    private var wantedOrders = PartyReader.page

    init(makeReader: @escaping () -> PartyReader, addToShopping: AddToShopping, writing: PartyWriting) {
        self.makeReader = makeReader
        menu = PartyMenu(writing)
        needs = PartyNeeds(makeReader: makeReader, addToShopping: addToShopping, writing: writing)
        queue = PartyQueue(writing)
        writer = writing.writer
        strings = writing.strings
    }

    func transform(_ input: Input) -> Output {
        input.pageMoved.observe { [weak self] in self?.movePage(by: $0) }.store(in: bag)
        input.visibleRows.observe { [weak self] in self?.show($0) }.store(in: bag)
        input.opened.observe { [weak self] in self?.open($0) }.store(in: bag)
        input.addRequested.observe { [weak self] in self?.side.add() }.store(in: bag)
        input.edited.observe { [weak self] in self?.edit($0) }.store(in: bag)
        input.removed.observe { [weak self] in self?.remove($0) }.store(in: bag)
        bindMenuAndQueue(input)
        input.shoppingRequested.observe { [needs] in needs.buy() }.store(in: bag)
        input.guestsRequested.observe { [menu] in menu.editGuests() }.store(in: bag)
        input.endRequested.observe { [menu] in menu.end() }.store(in: bag)
        input.followToggled.observe { [weak self] in self?.toggleFollow() }.store(in: bag)
        input.copyRequested.observe { [weak self] in self?.copy() }.store(in: bag)
        input.refresh.observe { [weak self] in self?.reload() }.store(in: bag)
        reload()
        return Output(
            state: state.readOnly, messages: writer.messages, copied: copied.events, rowAdded: rowAdded.events)
    }

    private func bindMenuAndQueue(_ input: Input) {
        func observe(_ signal: Signal<Int>, on page: PartyPage, _ act: @escaping (Int, PartyState) -> Void) {
            signal.observe { [state] index in
                if state.value.page == page { act(index, state.value) }
            }.store(in: bag)
        }
        observe(input.countRaised, on: .menu) { [menu] in menu.count($0, by: 1, of: $1) }
        observe(input.countLowered, on: .menu) { [menu] in menu.count($0, by: -1, of: $1) }
        observe(input.orderRequested, on: .menu) { [menu] in menu.order($0, of: $1) }
        observe(input.served, on: .queue) { [queue] in queue.serve($0, of: $1) }
    }

    private var side: any PartySide {
        switch state.value.page {
        case .menu: menu
        case .needs: needs
        case .queue: queue
        }
    }

    private func open(_ index: Int) { side.open(index, of: state.value) }
    private func edit(_ index: Int) { side.edit(index, of: state.value) }
    private func remove(_ index: Int) { side.remove(index, of: state.value) }

    private func reload() {
        reading.read(into: state, strings) { [reader = makeReader(), follows = state.value.followsBar, wantedOrders] in
            try await reader.read(followsBar: follows, orders: wantedOrders)
        } show: { [weak self] new in
            guard let self else { return }
            var new = new
            new.page = state.value.page
            state.send(Self.withPhase(new))
            if let row = menu.takeAddedRow(of: new) { rowAdded.send(row) }
        }
    }

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

    /// Reads the next page of the queue when its end comes near.
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

    private func copy() {
        let text = state.value.copyText
        if text.isEmpty { writer.say(strings["bar.unchanged"]) } else { copied.send(text) }
    }
}
