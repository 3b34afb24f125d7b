import FeatureKit
import Reactive
import TestSupport

@testable import Settings

/// A form with all its states and messages.
@MainActor
struct FormSubject<Model: FormViewModel> {
    let input = FormInput()
    let states: Recorded<FormState>
    let messages: Recorded<String>
    let failures: Recorded<String>
    let focused: Recorded<String>
    let finished: Recorded<Void>
    private let model: Model

    init(_ model: Model) {
        self.model = model
        let output = model.transform(input)
        states = Recorded(output.state)
        messages = Recorded(output.messages.done)
        failures = Recorded(output.messages.failed)
        focused = Recorded(output.focusRequested)
        finished = Recorded(output.finished)
    }

    func type(_ text: String, into field: String) { input.edited.send(.text(field: field, text)) }

    func save() async {
        input.saveRequested.send()
        await LatestTask.settleAll()
    }

    func field(_ id: String) -> FormField? { states.last?.fields.first { $0.id == id } }
}
