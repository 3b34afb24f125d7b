internal import Domain
internal import FeatureKit
internal import Reactive

/// The recommendations: drinks with why they stand here, new whenever marks, log or bar changed.
@MainActor
final class AdviceViewModel {
    struct Input {
        let cardOpened: Events<Identifier<Drink>>
        /// A deed was asked for, to a drink that is shown.
        let deedRequested: Events<(drink: Identifier<Drink>, action: DrinkActionKeys.Action)>
        /// Another list was asked for.
        let sectionRequested: Events<DrinkSection?>
        /// The picker of tried drinks was asked for.
        let pickerRequested: Events<Void>
        /// The user asked to read everything again.
        let refreshRequested: Events<Void>
    }

    struct Output {
        let state: ReadOnly<AdviceState>
        /// What was done, to be shown as a message.
        let done: Events<String>
        /// What could not be done.
        let failed: Events<String>
    }

    private let dependencies: DrinksDIContainer.Dependencies
    private let actions: DrinkListActions
    private let drinkWriter: DrinkWriter
    private let state = Observable(AdviceState())
    private let bag = SubscriptionBag()
    private let reading = LatestTask()

    init(dependencies: DrinksDIContainer.Dependencies, actions: DrinkListActions) {
        self.dependencies = dependencies
        self.actions = actions
        drinkWriter = DrinkWriter(member: dependencies.member, strings: dependencies.strings)
    }

    func transform(_ input: Input) -> Output {
        input.cardOpened.observe { [weak self] in self?.actions.showDrink($0) }.store(in: bag)
        input.deedRequested.observe { [weak self] in self?.perform($0.action, $0.drink) }.store(in: bag)
        input.sectionRequested.observe { [weak self] in self?.actions.showSection($0) }.store(in: bag)
        input.pickerRequested.observe { [weak self] in self?.openPicker() }.store(in: bag)
        input.refreshRequested.observe { [weak self] in self?.reload() }.store(in: bag)
        dependencies.storeChanged.observe { [weak self] in self?.reload() }.store(in: bag)
        reload()
        return Output(state: state.readOnly, done: drinkWriter.messages.done, failed: drinkWriter.messages.failed)
    }

    /// Waits until nothing is on its way, for tests.
    func settle() async {
        await LatestTask.settleAll()
        await reading.settle()
    }

    private func reload() {
        state.update { $0.phase = $0.phase.requesting }
        reading.run { [dependencies] in
            try await AdviceFacts.read(
                dependencies.adviser, dependencies.drinks, dependencies.ingredients, dependencies.bar)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let facts):
                state.send(AdviceFormatter(facts: facts, strings: dependencies.strings).state)
            case .failure(let error):
                state.update { $0.phase = .failed(ErrorText.describe(error, self.dependencies.strings)) }
            }
        }
    }

    private func perform(_ action: DrinkActionKeys.Action, _ id: Identifier<Drink>) {
        guard let name = state.value.cards.first(where: { $0.row.id == id })?.row.name else { return }
        switch action {
        case .mark(let mark): drinkWriter.toggle(mark, on: id, name: name)
        case .made:
            guard dependencies.member.authorizer.authorize(.open(route: "drink:\(id)")) else { return }
            actions.showMadeForm(id)
        case .buyMissing: drinkWriter.buyMissing(of: id, name: name)
        case .whyNot: actions.showWhyNot(id)
        case .compare: drinkWriter.compare(id, name: name, show: actions.showComparison)
        }
    }

    private func openPicker() {
        guard dependencies.member.authorizer.authorize(.open(route: "drinks/tried/pick")) else { return }
        actions.showTriedPicker()
    }
}
