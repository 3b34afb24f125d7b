internal import Domain
internal import FeatureKit
internal import Reactive

/// The recommendations: drinks with why they stand here, new whenever marks, log or bar changed.
@MainActor
final class AdviceViewModel {
    struct Input {
        let cardOpened: Events<Identifier<Drink>>
        /// A deed was asked for, to a drink that is shown.
        let deedRequested: Events<(drink: Identifier<Drink>, deed: DrinkDeedKeys.Deed)>
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
    private let deeds: DrinkDeeds
    private let state = Observable(AdviceState())
    private let bag = SubscriptionBag()
    private let reading = LatestTask()

    init(dependencies: DrinksDIContainer.Dependencies, actions: DrinkListActions) {
        self.dependencies = dependencies
        self.actions = actions
        deeds = DrinkDeeds(member: dependencies.member, strings: dependencies.strings)
    }

    func transform(_ input: Input) -> Output {
        input.cardOpened.observe { [weak self] in self?.actions.showDrink($0) }.store(in: bag)
        input.deedRequested.observe { [weak self] in self?.perform($0.deed, $0.drink) }.store(in: bag)
        input.sectionRequested.observe { [weak self] in self?.actions.showSection($0) }.store(in: bag)
        input.pickerRequested.observe { [weak self] in self?.openPicker() }.store(in: bag)
        input.refreshRequested.observe { [weak self] in self?.reload() }.store(in: bag)
        dependencies.storeChanged.observe { [weak self] in self?.reload() }.store(in: bag)
        reload()
        return Output(state: state.readOnly, done: deeds.done, failed: deeds.failed)
    }

    /// Waits until nothing is on its way, for tests.
    func settle() async {
        await deeds.settle()
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

    private func perform(_ deed: DrinkDeedKeys.Deed, _ id: Identifier<Drink>) {
        guard let name = state.value.cards.first(where: { $0.row.id == id })?.row.name else { return }
        switch deed {
        case .mark(let mark): deeds.toggle(mark, on: id, name: name)
        case .made:
            guard dependencies.member.gate.admits(.open(route: "drink:\(id)")) else { return }
            actions.showMadeForm(id)
        case .buyMissing: deeds.buyMissing(of: id, name: name)
        case .whyNot: actions.showWhyNot(id)
        case .compare: deeds.compare(id, name: name, show: actions.showComparison)
        }
    }

    private func openPicker() {
        guard dependencies.member.gate.admits(.open(route: "drinks/tried/pick")) else { return }
        actions.showTriedPicker()
    }
}
