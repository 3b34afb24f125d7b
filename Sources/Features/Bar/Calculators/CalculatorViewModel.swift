internal import Domain
internal import FeatureKit
internal import Reactive

/// The calculators: every key in a field changes what follows from it. What was typed is there the next time.
@MainActor
final class CalculatorViewModel {
    struct Input {
        /// The answers of the fields, at every change.
        let valuesChanged: Events<[String: String]>
        /// The results are wanted as text.
        let copyRequested: Events<Void>
    }

    struct Output {
        let state: ReadOnly<CalculatorState>
        /// The results as text.
        let copied: Events<String>
    }

    private let form: CalculatorForm
    private let numbers: FormNumbers
    private let draft: Observable<CalculatorDraft>
    private let strings: Strings
    private let state = Observable(CalculatorState())
    private let copied = Signal<String>()
    private let bag = SubscriptionBag()

    init(dependencies: BarDIContainer.Dependencies) {
        strings = dependencies.strings
        form = CalculatorForm(strings: strings, dilution: dependencies.preferences.value.dilution)
        numbers = FormNumbers(strings: strings)
        draft = dependencies.calculatorDraft
    }

    func transform(_ input: Input) -> Output {
        input.valuesChanged.observe { [weak self] in self?.apply($0) }.store(in: bag)
        input.copyRequested.observe { [weak self] in self?.copy() }.store(in: bag)
        show(kind, draft.value.values)
        return Output(state: state.readOnly, copied: copied.events)
    }

    private var kind: CalculatorKind {
        let place = Int(draft.value.values["calculator"] ?? "") ?? 0
        return CalculatorKind.allCases.indices.contains(place) ? CalculatorKind.allCases[place] : .syrup
    }

    private func apply(_ values: [String: String]) {
        draft.update { $0.values.merge(values) { _, new in new } }
        show(kind, draft.value.values)
    }

    private func show(_ kind: CalculatorKind, _ values: [String: String]) {
        let fields = form.fields(kind, values)
        var answers: [String: String] = [:]
        for field in fields { answers[field.id] = field.value }
        var new = CalculatorState(kind: kind, fields: fields, source: strings["calculator.source.\(kind.rawValue)"])
        do throws(FormulaProblem) {
            new.results = try form.results(kind, answers)
            if new.results.isEmpty { new.problem = strings["calculator.no-numbers"] }
        } catch {
            new.problem = numbers.describe(error)
        }
        state.send(new)
    }

    private func copy() {
        let text = state.value.results.map { "\($0.label): \($0.text)" }.joined(separator: "\n")
        if !text.isEmpty { copied.send(text) }
    }
}
