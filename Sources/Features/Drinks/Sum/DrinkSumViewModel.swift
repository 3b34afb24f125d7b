import Domain
import FeatureKit
import Reactive

/// Shows how a drink's numbers are calculated, as written or with other bottles or another technique.
@MainActor
final class DrinkSumViewModel: ViewModel, Subscriber {
    struct Input: PageScreenInput {
        let opened = Signal<DrinkSumTarget>()
        let ownBottlesToggled = Signal<Void>()
        let resetRequested = Signal<Void>()
        let refresh = Signal<Void>()
    }

    typealias Output = StateOutput<PageState<DrinkSumTarget>>

    private let id: Identifier<Drink>
    private let describe: DescribeDrink
    private let choices: DrinkTrialChoices
    private let preferences: Observable<DisplayPreferences>
    private let flow: Flow<DrinksStep>
    private let loader: PageLoader<DrinkCalculation, PageState<DrinkSumTarget>>
    let bag = SubscriptionBag()
    private var trial = DrinkTrial()

    init(
        id: Identifier<Drink>, describe: DescribeDrink, choices: DrinkTrialChoices,
        preferences: Observable<DisplayPreferences>, flow: Flow<DrinksStep>, strings: Strings
    ) {
        self.id = id
        self.describe = describe
        self.choices = choices
        self.preferences = preferences
        self.flow = flow
        loader = PageLoader(strings: strings) { calculation in
            DrinkSumFormatter(
                calculation: calculation, standardDrink: preferences.value.standardDrink, strings: strings
            ).state
        }
    }

    func transform(_ input: Input) -> Output {
        on(input.opened) { $0.choose($1) }
        on(input.ownBottlesToggled) { $0.tryOut { $0.usesBar.toggle() } }
        on(input.resetRequested) { $0.tryOut { $0 = DrinkTrial() } }
        on(input.refresh) { $0.reload() }
        on(preferences.changes) { $0.reload() }
        reload()
        return Output(state: loader.state, messages: loader.messages)
    }

    private func tryOut(_ change: (inout DrinkTrial) -> Void) {
        change(&trial)
        reload()
    }

    private func reload() {
        let describe = describe.with(calculator: preferences.value.calculator)
        loader.load { [id, trial] in
            guard let calculation = try await describe.calculation(of: id, trying: trial) else {
                throw NotFound(id: id.rawValue)
            }
            return calculation
        }
    }

    private func choose(_ target: DrinkSumTarget) {
        guard let description = loader.contents?.description else { return }
        switch target {
        case .line(let index):
            guard description.drink.lines.indices.contains(index) else { return }
            flow.show(
                .choice(choices.bottles(for: index, of: description)) { [weak self] row in
                    self?.tryOut { $0.bottles[index] = Identifier(row.id) }
                })
        case .technique:
            flow.show(
                .choice(choices.techniques) { [weak self] row in
                    self?.tryOut { $0.technique = TechniqueKind(rawValue: row.id) }
                })
        }
    }
}

struct DrinkSumFormatter {
    let calculation: DrinkCalculation
    let standardDrink: StandardDrink
    let strings: Strings

    var state: PageState<DrinkSumTarget> {
        let text = DrinkSumText(calculation, standardDrink: standardDrink, strings: strings)
        var state = PageState<DrinkSumTarget>()
        state.title = strings("sum.title", calculation.description.drink.name[strings.language])
        state.blocks =
            [.gap, .table(PageTable(header: text.header, rows: text.rows)), .gap]
            + (text.asWritten.map { [.text($0, .good)] } ?? [])
            + text.doubts.map { .text($0, .warning) } + [.gap, .heading(strings["sum.how"])]
            + text.steps.map { .text($0) }
            + [.gap, .heading(strings["sum.try"]), .chips(bottles(text)), .chips(technique), .gap]
        return state
    }

    private func bottles(_ text: DrinkSumText) -> [PageChip<DrinkSumTarget>] {
        calculation.sum.lines.map { line in
            PageChip(
                .line(line.index), mark: calculation.trial.bottles[line.index] == nil ? .blank : .check,
                title: text.name(line))
        }
    }

    private var technique: [PageChip<DrinkSumTarget>] {
        let techniques = calculation.technique.map { [$0] } ?? calculation.description.techniques
        return [
            PageChip(
                .technique, mark: calculation.technique == nil ? .blank : .check,
                title: techniques.map { $0.name[strings.language] }.joined(separator: ", "))
        ]
    }
}
