import Domain
import FeatureKit
import Reactive

@MainActor
final class IngredientPageViewModel: ViewModel, Subscriber {
    struct Input: PageScreenInput {
        let opened = Signal<IngredientPageTarget>()
        let bottleToggled = Signal<Void>()
        let editRequested = Signal<Void>()
        let mergeRequested = Signal<Void>()
        let splitRequested = Signal<Void>()
        let refresh = Signal<Void>()
    }

    typealias Output = StateOutput<IngredientPageState>

    private let id: Identifier<Ingredient>
    private let read: @Sendable () async throws -> IngredientFacts
    private let actions: DrinkActions
    private let merger: IngredientMerger
    private let flow: Flow<DrinksStep>
    private let strings: Strings
    private let state = Observable(IngredientPageState())
    let bag = SubscriptionBag()
    private let reading = LatestTask()

    init(
        id: Identifier<Ingredient>, read: @escaping @Sendable () async throws -> IngredientFacts,
        actions: DrinkActions, merger: IngredientMerger, flow: Flow<DrinksStep>, strings: Strings
    ) {
        self.id = id
        self.read = read
        self.actions = actions
        self.merger = merger
        self.flow = flow
        self.strings = strings
    }

    func transform(_ input: Input) -> Output {
        on(input.opened) { $0.open($1) }
        input.bottleToggled.observe { [weak self] in
            guard let self else { return }
            actions.toggleBottle(id, name: state.value.content?.name ?? "")
        }.store(in: bag)
        on(input.editRequested) { $0.flow.open(.ingredientForm($0.id)) }
        input.mergeRequested.observe { [weak self] in
            guard let self, let content = state.value.content else { return }
            merger.merge(id, name: content.name)
        }.store(in: bag)
        input.splitRequested.observe { [weak self] in
            guard let self, let content = state.value.content else { return }
            merger.split(from: id, name: content.name, content.taken)
        }.store(in: bag)
        on(input.refresh) { $0.reload() }
        reload()
        return Output(state: state.readOnly, messages: actions.messages.merging(merger.messages))
    }

    private func open(_ target: IngredientPageTarget) {
        switch target {
        case .ingredient(let id): flow.go(to: .ingredient(id))
        case .drink(let id): flow.go(to: .drink(id))
        case .base(let base): flow.go(to: .base(base))
        case .allDrinks: flow.show(.filtered(DrinkFilter(wanted: [.ingredient(id)])))
        }
    }

    private func reload() {
        state.update { $0.phase = $0.phase.requesting }
        reading.read(read) { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let facts):
                state.update { state in
                    state.content = IngredientFormatter(strings: self.strings).content(of: facts)
                    state.phase = .loaded
                }
            case .failure(let error):
                fail(error)
            }
        }
    }

    /// Keeps a loaded page and reports the failed refresh as a message.
    private func fail(_ error: any Error) {
        // Hides a page removed by undo or another program.
        if error is NotFound { state.update { $0.content = nil } }
        let reason = ErrorText.describe(error, strings)
        let hasContent = state.value.content != nil
        state.update { $0.phase = hasContent ? .loaded : .failed(reason) }
        if hasContent { actions.fail(reason) }
    }
}
