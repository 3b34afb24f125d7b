import Domain
import FeatureKit
import Reactive

@MainActor
final class AdviceViewModel: ViewModel, Subscriber {
    struct Input: PageScreenInput {
        let opened = Signal<Identifier<Drink>>()
        let actionRequested = Signal<(drink: Identifier<Drink>, action: DrinkActionKeys.Action)>()
        let placeRequested = Signal<Place>()
        let pickerRequested = Signal<Void>()
        /// Lets the next refresh sort again. Until then, drinks keep their places after an action.
        let reorderAllowed = Signal<Void>()
        let refresh = Signal<Void>()
    }

    typealias Output = StateOutput<AdviceState>
    typealias Read = @Sendable (_ kept: [Identifier<Drink>]) async throws -> AdviceFacts

    private let read: Read
    private let actions: DrinkActions
    private let flow: Flow<DrinksStep>
    private let loader: PageLoader<AdviceFacts, AdviceState>
    let bag = SubscriptionBag()
    private var keepsOrder = false

    init(read: @escaping Read, actions: DrinkActions, flow: Flow<DrinksStep>, strings: Strings) {
        self.read = read
        self.actions = actions
        self.flow = flow
        loader = PageLoader(strings: strings) { AdviceFormatter(facts: $0, strings: strings).state }
    }

    func transform(_ input: Input) -> Output {
        on(input.opened) { $0.flow.go(to: .drink($1)) }
        input.actionRequested.observe { [weak self] drink, action in self?.perform(action, on: drink) }.store(in: bag)
        on(input.placeRequested) { $0.flow.visit($1) }
        on(input.pickerRequested) { $0.actions.openTriedPicker() }
        on(input.reorderAllowed) { $0.keepsOrder = false }
        on(input.refresh) { $0.load() }
        load()
        return Output(state: loader.state, messages: actions.messages.merging(loader.messages))
    }

    private func load() {
        let kept = keepsOrder ? loader.contents?.advice.drinks.map(\.drink) ?? [] : []
        loader.load { [read] in try await read(kept) }
    }

    private func perform(_ action: DrinkActionKeys.Action, on drink: Identifier<Drink>) {
        guard let name = loader.state.value.card(of: drink)?.row.name else { return }
        keepsOrder = true
        actions.perform(action, on: drink, name: name)
    }
}
