import Domain
import FeatureKit
import Reactive

@MainActor
final class AdviceViewModel: ViewModel {
    struct Input: PageScreenInput {
        let opened = Signal<Identifier<Drink>>()
        let actionRequested = Signal<(drink: Identifier<Drink>, action: DrinkActionKeys.Action)>()
        /// Opens a list; nil opens the recommendations.
        let sectionRequested = Signal<DrinkSection?>()
        /// Opens own recipes, collections or the form of a new recipe.
        let placeRequested = Signal<Place>()
        let pickerRequested = Signal<Void>()
        let refresh = Signal<Void>()
    }

    typealias Output = StateOutput<AdviceState>

    private let read: @Sendable () async throws -> AdviceFacts
    private let actions: DrinkActions
    private let flow: Flow<DrinksStep>
    private let loader: PageLoader<AdviceFacts, AdviceState>
    private let bag = SubscriptionBag()

    init(
        read: @escaping @Sendable () async throws -> AdviceFacts, actions: DrinkActions, flow: Flow<DrinksStep>,
        strings: Strings
    ) {
        self.read = read
        self.actions = actions
        self.flow = flow
        loader = PageLoader(strings: strings) { AdviceFormatter(facts: $0, strings: strings).state }
    }

    func transform(_ input: Input) -> Output {
        input.opened.observe { [flow] in flow.go(to: .drink($0)) }.store(in: bag)
        input.actionRequested.observe { [weak self] drink, action in self?.perform(action, on: drink) }.store(in: bag)
        input.sectionRequested.observe { [flow] in flow.go(to: $0) }.store(in: bag)
        input.placeRequested.observe { [flow] in flow.open($0) }.store(in: bag)
        input.pickerRequested.observe { [actions] in actions.openTriedPicker() }.store(in: bag)
        input.refresh.observe { [loader, read] in loader.load(read) }.store(in: bag)
        loader.load(read)
        return Output(state: loader.state, messages: actions.messages.merging(loader.messages))
    }

    private func perform(_ action: DrinkActionKeys.Action, on drink: Identifier<Drink>) {
        guard let name = loader.state.value.card(of: drink)?.row.name else { return }
        actions.perform(action, on: drink, name: name)
    }
}
