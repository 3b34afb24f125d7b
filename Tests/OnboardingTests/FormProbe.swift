import FeatureKit
import Reactive
import TestSupport

@testable import Onboarding

/// Drives a form's view model and keeps what it said.
@MainActor
final class FormProbe {
    let time = ManualScheduler()
    let edited = Signal<FormEdit>()
    let opened = Signal<FormTarget>()
    let submitted = Signal<Void>()
    private(set) var busy: [Bool] = []
    private(set) var focused: [String] = []
    private(set) var failed: [String] = []
    private let bag = SubscriptionBag()
    private var output: Onboarding.FormOutput?

    func load(_ transform: (Onboarding.FormInput) -> Onboarding.FormOutput) {
        let output = transform(
            Onboarding.FormInput(
                edited: edited.events, opened: opened.events, submitted: submitted.events, scheduler: time))
        self.output = output
        output.state.observe { [weak self] state in
            if self?.busy.last != state.isBusy { self?.busy.append(state.isBusy) }
        }.store(in: bag)
        output.focused.observe { [weak self] in self?.focused.append($0) }.store(in: bag)
        output.failed.observe { [weak self] in self?.failed.append($0) }.store(in: bag)
    }

    func type(_ field: String, _ text: String) { edited.send(.text(field: field, text)) }

    func tick(_ field: String, _ isOn: Bool = true) { edited.send(.flag(field: field, isOn)) }

    func submit() async {
        submitted.send()
        await LatestTask.settleAll()
    }

    func settle() async { await LatestTask.settleAll() }

    func field(_ id: String) -> FormField? { output?.state.value.fields.first { $0.id == id } }

    func message(_ id: String) -> String? { field(id)?.message?.text }

    var ids: [String] { output?.state.value.fields.map(\.id) ?? [] }
}
