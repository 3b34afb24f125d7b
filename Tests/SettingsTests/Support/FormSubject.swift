import FeatureKit
import Reactive
import TestSupport

@testable import Settings

/// A form about an account with its inputs and everything it said.
@MainActor
struct FormSubject<Model: AccountFormModel> {
    let edited = Signal<FormEdit>()
    let opened = Signal<FormTarget>()
    let saved = Signal<Void>()
    let model: Model
    let states: Recorded<AccountFormState>
    let messages: Recorded<String>
    let failures: Recorded<String>
    let flaws: Recorded<String>

    init(_ model: Model) {
        self.model = model
        let output = model.transform(
            AccountFormInput(edited: edited.events, opened: opened.events, saveRequested: saved.events))
        states = Recorded(output.state)
        messages = Recorded(output.done)
        failures = Recorded(output.failed)
        flaws = Recorded(output.flawed)
    }

    func type(_ text: String, into field: String) { edited.send(.text(field: field, text)) }
    func field(_ id: String) -> FormField? { states.last?.fields.first { $0.id == id } }
}
