import Domain
import FeatureKit
import Reactive

/// Recalculates the results on every edit and keeps the input for the next time.
@MainActor
final class CalculatorViewModel: ViewModel, Subscriber {
    struct Input: ScreenInput {
        let form = FormInput()
        let copyRequested = Signal<Void>()

        var refresh: Signal<Void> { form.refresh }
    }

    typealias Output = StateOutput<CalculatorState>

    private let form: CalculatorForm
    private let draft: Observable<CalculatorDraft>
    private let state = Observable(CalculatorState())
    private let copied = Signal<String>()
    let bag = SubscriptionBag()

    init(form: CalculatorForm, draft: Observable<CalculatorDraft>) {
        self.form = form
        self.draft = draft
    }

    func transform(_ input: Input) -> Output {
        on(input.form.edited) { $0.apply($1) }
        on(input.copyRequested) { $0.copy() }
        show()
        return Output(state: state.readOnly, copied: copied.events)
    }

    private func apply(_ edit: FormEdit) {
        switch edit {
        case .option(CalculatorForm.kindField, let id):
            draft.update { $0.kind = CalculatorKind(rawValue: id) ?? .syrup }
        case .option(let field, let answer), .text(let field, let answer): draft.update { $0.answers[field] = answer }
        case .flag, .moveRow, .removeRow: break
        }
        show()
    }

    private func show() {
        let strings = form.strings
        let draft = draft.value
        var new = CalculatorState(
            kind: draft.kind, fields: form.fields(draft), source: strings["calculator.source.\(draft.kind.rawValue)"])
        do throws(FormulaProblem) {
            new.results = try form.results(draft)
            if new.results.isEmpty { new.problem = strings["calculator.no-numbers"] }
        } catch {
            new.problem = FormNumbers(strings: strings).describe(error)
        }
        state.send(new)
    }

    private func copy() {
        let text = state.value.results.map { "\($0.label): \($0.text)" }.joined(separator: "\n")
        if !text.isEmpty { copied.send(text) }
    }
}
