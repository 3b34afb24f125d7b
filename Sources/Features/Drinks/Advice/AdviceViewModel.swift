internal import Domain
internal import FeatureKit
internal import Reactive

/// The recommendations: drinks with why they stand here.
@MainActor
final class AdviceViewModel: ViewModel {
    struct Input: PageScreenInput {
        let opened = Signal<Identifier<Drink>>()
        let actionRequested = Signal<(drink: Identifier<Drink>, action: DrinkActionKeys.Action)>()
        /// A list; nil for the recommendations themselves.
        let sectionRequested = Signal<DrinkSection?>()
        let pickerRequested = Signal<Void>()
        let refresh = Signal<Void>()
    }

    typealias Output = StateOutput<AdviceState>

    private let read: @Sendable () async throws -> AdviceFacts
    private let actions: DrinkActions
    private let flow: Flow<DrinksStep>
    private let strings: Strings
    private let state = Observable(AdviceState())
    private let bag = SubscriptionBag()
    private let reading = LatestTask()

    init(
        read: @escaping @Sendable () async throws -> AdviceFacts, actions: DrinkActions, flow: Flow<DrinksStep>,
        strings: Strings
    ) {
        self.read = read
        self.actions = actions
        self.flow = flow
        self.strings = strings
    }

    func transform(_ input: Input) -> Output {
        input.opened.observe { [flow] in flow.go(to: .drink($0)) }.store(in: bag)
        input.actionRequested.observe { [weak self] drink, action in self?.perform(action, on: drink) }.store(in: bag)
        input.sectionRequested.observe { [flow] in flow.go(to: $0) }.store(in: bag)
        input.pickerRequested.observe { [actions] in actions.openTriedPicker() }.store(in: bag)
        input.refresh.observe { [weak self] in self?.reload() }.store(in: bag)
        reload()
        return Output(state: state.readOnly, messages: actions.messages)
    }

    private func reload() {
        state.update { $0.phase = $0.phase.requesting }
        reading.run(read) { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let facts):
                state.send(AdviceFormatter(facts: facts, strings: strings).state)
            case .failure(let error):
                fail(ErrorText.describe(error, strings))
            }
        }
    }

    /// What is there stays; then only the wish to read it again has failed.
    private func fail(_ reason: String) {
        let hasContent = !state.value.cards.isEmpty
        state.update { $0.phase = hasContent ? .loaded : .failed(reason) }
        if hasContent { actions.fail(reason) }
    }

    private func perform(_ action: DrinkActionKeys.Action, on drink: Identifier<Drink>) {
        guard let name = state.value.card(of: drink)?.row.name else { return }
        actions.perform(action, on: drink, name: name)
    }
}
