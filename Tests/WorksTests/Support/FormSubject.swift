import Domain
import FeatureKit
import Reactive
import TestSupport

@testable import Works

/// A form with simulated input: two ticked genres, and a character when requested.
@MainActor
struct FormSubject {
    let input = FormInput()
    let log = EventLog()
    let states: Recorded<FormState>
    private let model: any FormViewModel
    private let bag = SubscriptionBag()

    init(
        _ world: WorksWorld, _ language: Language = .english, character: WorkCharacter? = nil,
        _ make: (WorksDIContainer, Flow<WorksStep>) -> any FormViewModel
    ) {
        let log = log
        let flow = Flow<WorksStep>(
            show: { step in
                switch step {
                case .castMember(_, _, let onDone): onDone(character)
                case .confirmDrop(let onYes):
                    log.note(step.text)
                    onYes()
                case .offerRun(_, let onYes):
                    log.note(step.text)
                    onYes()
                case .ticks(_, _, let onChange): onChange(["mystery", "drama"])
                default: log.note(step.text)
                }
            }, replace: { log.note("replaced \($0.text)") }, open: { log.note("open \($0.text)") },
            close: { log.note("close") })
        model = make(WorksDIContainer(world.dependencies(language)), flow)
        let output = model.transform(input)
        states = Recorded(output.state)
        output.messages.done.observe { log.note("done: \($0)") }.store(in: bag)
        output.messages.failed.observe { log.note("failed: \($0)") }.store(in: bag)
        output.focusRequested.observe { log.note("focus: \($0)") }.store(in: bag)
        output.finished.observe { log.note("close") }.store(in: bag)
    }

    var state: FormState { states.last ?? FormState() }

    func save() async {
        input.saveRequested.send()
        await LatestTask.settleAll()
    }

    func type(_ text: String, into field: String) {
        input.edited.send(.text(field: field, text))
    }

    func message(_ field: String) -> String {
        state.fields.first { $0.id == field }?.message?.text ?? ""
    }

    func text(_ field: String) -> String {
        switch state.fields.first(where: { $0.id == field })?.control {
        case .text(let text, _, _, _, _, _), .lines(let text, _, _), .value(let text, _, _), .note(let text): text
        case .choice(_, let selected): selected
        case .toggle(let isOn): isOn ? "on" : "off"
        case .rows(let rows, _): rows.map { "\($0.title)|\($0.detail)" }.joined(separator: ", ")
        case .button, nil: ""
        }
    }
}
