import Domain
import FeatureKit
import Reactive

@MainActor
final class PartyViewModel: ViewModel, Subscriber {
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

    private let editor: PartyEditor
    private let state = Observable(PartyState())
    private let copied = Signal<String>()
    private let rowAdded = Signal<Int>()
    let bag = SubscriptionBag()
    private let reading = LatestTask()
    private var wantedOrders = PartyReader.page
    /// The drink added last, until the menu shows it or another one on the menu is used.
    private var added: Identifier<Drink>?

    private var writer: MemberWriter { editor.writer }
    private var strings: Strings { editor.strings }

    init(_ editor: PartyEditor) { self.editor = editor }

    func transform(_ input: Input) -> Output {
        on(input.pageMoved) { $0.movePage(by: $1) }
        on(input.visibleRows) { $0.show($1) }
        on(input.addRequested) { $0.add() }
        bindRows(input)
        on(input.shoppingRequested) { $0.editor.buyNeeds() }
        on(input.guestsRequested) { $0.editor.editGuests() }
        on(input.endRequested) { $0.editor.end() }
        on(input.followToggled) { $0.toggleFollow() }
        on(input.copyRequested) { $0.copy() }
        on(input.refresh) { $0.reload() }
        reload()
        return Output(
            state: state.readOnly, messages: writer.messages, copied: copied.events, rowAdded: rowAdded.events)
    }

    private func bindRows(_ input: Input) {
        func on(_ signal: Signal<Int>, _ act: @escaping (PartyState.Row) -> Void) {
            signal.observe { [weak self] index in
                guard let self, let row = state.value.row(at: index) else { return }
                if case .course = row { added = nil }
                act(row)
            }.store(in: bag)
        }
        on(input.opened) { [editor] in editor.flow.open($0.place) }
        on(input.edited) { [editor] in editor.edit($0) }
        on(input.removed) { [editor] in editor.remove($0) }
        on(input.countRaised) { [editor] in editor.count($0, by: 1) }
        on(input.countLowered) { [editor] in editor.count($0, by: -1) }
        on(input.orderRequested) { [editor] in editor.order($0) }
        on(input.served) { [editor] in editor.serve($0) }
    }

    private func add() {
        switch state.value.page {
        case .menu: editor.addCourse { [weak self] in self?.added = $0 }
        case .needs: break
        case .queue: editor.addOrder()
        }
    }

    private func reload() {
        let reader = editor.makeReader()
        reading.read(into: state, strings) { [follows = state.value.followsBar, wantedOrders] in
            try await reader.read(followsBar: follows, orders: wantedOrders)
        } show: { [weak self] new in
            guard let self else { return }
            var new = new
            new.page = state.value.page
            state.send(Self.withPhase(new))
            guard let row = new.menu.firstIndex(where: { $0.drink == self.added }) else { return }
            added = nil
            rowAdded.send(row)
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
        let menu = state.value.menu
        if state.value.followsBar, !menu.isEmpty, menu.allSatisfy(\.isMakeable) {
            writer.say(strings["party.all-makeable"])
        }
        reload()
    }

    private func copy() {
        let text = state.value.copyText
        if text.isEmpty { writer.say(strings["bar.unchanged"]) } else { copied.send(text) }
    }
}
