import Domain
import FeatureKit
import Reactive

@MainActor
final class InventoryViewModel: ViewModel, Subscriber {
    struct Input: ScreenInput {
        let addRequested = Signal<Void>()
        let placesRequested = Signal<Void>()
        let sectionRequested = Signal<BarDestination>()
        let opened = Signal<Identifier<Ingredient>>()
        let drinkOpened = Signal<Identifier<Drink>>()
        let edited = Signal<Identifier<Ingredient>>()
        let removed = Signal<Identifier<Ingredient>>()
        /// Raises or lowers the level by one step.
        let levelRaised = Signal<Identifier<Ingredient>>()
        let levelLowered = Signal<Identifier<Ingredient>>()
        /// Marks a bottle as opened today, or as closed again.
        let openingToggled = Signal<Identifier<Ingredient>>()
        let shoppingRequested = Signal<Identifier<Ingredient>>()
        /// Orders the bottles by name, or by category again.
        let sortRequested = Signal<Void>()
        let refresh = Signal<Void>()
    }

    typealias Output = StateOutput<InventoryState>

    private let reader: InventoryReader
    private let addToShopping: AddToShopping
    private let writer: MemberWriter
    private let flow: Flow<BarStep>
    private let state = Observable(InventoryState())
    let bag = SubscriptionBag()
    private let reading = LatestTask()
    private var contents: InventoryContents?
    private var isByName = false

    private var strings: Strings { reader.strings }

    init(reader: InventoryReader, addToShopping: AddToShopping, writer: MemberWriter, flow: Flow<BarStep>) {
        self.reader = reader
        self.addToShopping = addToShopping
        self.writer = writer
        self.flow = flow
    }

    func transform(_ input: Input) -> Output {
        on(input.addRequested) { $0.flow.show(.addBottles) }
        on(input.placesRequested) { $0.flow.show(.places) }
        on(input.sectionRequested) { $0.flow.show(.destination($1)) }
        on(input.opened) { $0.flow.open(.ingredient($1)) }
        on(input.drinkOpened) { $0.flow.open(.drink($1)) }
        on(input.edited) { $0.edit($1) }
        on(input.removed) { $0.remove($1) }
        on(input.levelRaised) { $0.step($1, by: 1) }
        on(input.levelLowered) { $0.step($1, by: -1) }
        on(input.openingToggled) { $0.toggleOpening($1) }
        on(input.shoppingRequested) { $0.buy($1) }
        on(input.sortRequested) { $0.sort() }
        on(input.refresh) { $0.reload() }
        reload()
        return Output(state: state.readOnly, messages: writer.messages)
    }

    private func reload() {
        reading.read(into: state, strings, reader.read) { [weak self] contents in
            guard let self else { return }
            self.contents = contents
            show(contents)
        }
    }

    private func show(_ contents: InventoryContents) {
        state.send(InventoryFormatter(strings: strings, times: reader.times, isByName: isByName).state(of: contents))
    }

    private func sort() {
        isByName.toggle()
        if let contents { show(contents) }
    }

    private func edit(_ ingredient: Identifier<Ingredient>) {
        guard writer.isAuthorized(.open(route: BarDestination.shelf.route)) else { return }
        flow.show(.bottleForm(ingredient))
    }

    private func remove(_ ingredient: Identifier<Ingredient>) {
        change(ingredient) { _ in
            BarChange(removed: [ingredient])
        } describe: {
            BarOutcomeText.describe($0, name: $1, $2)
        }
    }

    private func step(_ ingredient: Identifier<Ingredient>, by step: Int) {
        change(ingredient) { bottle in
            var bottle = bottle
            bottle.level = BottleLevel.stepped(bottle.level, by: step)
            return BarChange(added: [bottle])
        } describe: {
            BottleChangeText.level($0, name: $1, $2)
        }
    }

    private func toggleOpening(_ ingredient: Identifier<Ingredient>) {
        change(ingredient) { [now = reader.times.now] bottle in
            var bottle = bottle
            bottle.openedAt = bottle.openedAt == nil ? now : nil
            return BarChange(added: [bottle])
        } describe: {
            BottleChangeText.opening($0, name: $1, $2)
        }
    }

    /// Applies a change to the current state of a bottle, one change at a time, and reports the outcome.
    private func change(
        _ ingredient: Identifier<Ingredient>, _ change: @escaping @Sendable (Bottle) -> BarChange,
        describe: @escaping (BarOutcome, String, Strings) -> String
    ) {
        // Rejects the change if the bar is no longer the one on the screen.
        writer.write(.toggleBottle(ingredient)) { [bar = reader.bar, owner = state.value.host?.id] in
            try await bar.change(ingredient, seenInBarOf: owner, change)
        } done: { [strings, name = name(of: ingredient)] outcome in
            outcome.map { describe($0, name, strings) } ?? strings["bar.unchanged"]
        }
    }

    private func buy(_ ingredient: Identifier<Ingredient>) {
        writer.write(.open(route: BarDestination.shopping.route)) { [addToShopping] in
            try await addToShopping([ingredient])
        } done: { [strings, name = name(of: ingredient)] in
            strings($0.isEmpty ? "shopping.there" : "shopping.on-list", name)
        }
    }

    private func name(of ingredient: Identifier<Ingredient>) -> String {
        state.value.bottlesInOrder.first { $0.ingredient == ingredient }?.name
            ?? state.value.purchases.first { $0.ingredient == ingredient }?.name ?? ingredient.rawValue
    }
}
