import Domain
import FeatureKit
import Reactive
import TestSupport

@testable import Works

/// A form with somebody in front of it.
@MainActor
struct FormSubject {
    let edited = Signal<FormEdit>()
    let opened = Signal<FormTarget>()
    let save = Signal<Void>()
    let leave = Signal<Void>()
    let remove = Signal<Void>()
    let log = EventLog()
    let states: Recorded<Works.FormState>
    private let bag = SubscriptionBag()

    init(_ make: (FormActions) -> any FormModel, character: WorkCharacter? = nil) {
        let log = log
        let model = make(
            FormActions(
                close: { log.note("close") }, askLeave: { log.note("ask") },
                pick: { _, _, _, done in done(["mystery", "drama"]) },
                choose: { title, _, selected, _ in log.note("choose \(title) \(selected)") },
                editCastMember: { _, done in done(character) }, answer: { log.note("answer \($0.name)") },
                finishedCastMember: { log.note("finished \($0?.name.english ?? "nobody")") },
                showWork: { log.note("work:\($0)") }))
        let output = model.transform(
            FormInput(
                edited: edited.events, opened: opened.events, saveRequested: save.events,
                leaveRequested: leave.events, removeRequested: remove.events))
        states = Recorded(output.state)
        output.done.observe { log.note("done: \($0)") }.store(in: bag)
        output.failed.observe { log.note("failed: \($0)") }.store(in: bag)
        output.focusRequested.observe { log.note("focus: \($0)") }.store(in: bag)
        self.model = model
    }

    let model: any FormModel
    var state: Works.FormState { states.last ?? Works.FormState() }

    func settle() async {
        await LatestTask.settleAll()
    }

    func type(_ text: String, into field: String) {
        edited.send(.text(field: field, text))
    }

    func message(_ field: String) -> String {
        state.fields.first { $0.id == field }?.message?.text ?? ""
    }

    func text(_ field: String) -> String {
        switch state.fields.first(where: { $0.id == field })?.control {
        case .text(let text, _, _, _, _), .lines(let text, _, _), .value(let text, _, _), .note(let text): text
        case .choice(_, let selected): selected
        case .toggle(let isOn): isOn ? "on" : "off"
        case .rows(let rows, _): rows.map { "\($0.title)|\($0.detail)" }.joined(separator: ", ")
        case .button, nil: ""
        }
    }
}
