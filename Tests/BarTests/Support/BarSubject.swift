import Domain
import FeatureKit
import Reactive
import TestSupport

@testable import Bar

/// A view model of the bar as the container builds it, with its input and all its states and messages.
@MainActor
struct BarSubject<Model: ViewModel> {
    let input = Model.Input()
    let output: Model.Output
    let states: Recorded<Model.Output.State>
    let messages: Recorded<String>
    let failures: Recorded<String>
    let went: EventLog
    private let container: BarDIContainer
    private let model: Model

    /// - Parameter choices: the rows chosen in the shown pickers, in order.
    init(
        _ dependencies: BarDIContainer.Dependencies, choosing choices: [PickerRow] = [],
        make: (BarDIContainer, Flow<BarStep>) -> Model
    ) {
        let went = EventLog()
        self.went = went
        container = BarDIContainer(dependencies)
        model = make(container, .answering(choices, in: went))
        output = model.transform(input)
        states = Recorded(output.state)
        messages = Recorded(output.messages.done)
        failures = Recorded(output.messages.failed)
    }

    var state: Model.Output.State { output.state.value }

    func settle() async { await LatestTask.settleAll() }

    /// Refreshes as a screen does after a change of the store.
    func reread() async {
        await LatestTask.settleAll()
        input.refresh.send()
        await LatestTask.settleAll()
    }
}

extension Flow where Step == BarStep {
    /// A flow that records navigation and answers pickers.
    @MainActor
    static func answering(_ choices: [PickerRow], in log: EventLog) -> Flow {
        var left = choices
        return Flow(
            show: { step in
                switch step {
                case .picker(_, let choose): if !left.isEmpty { choose(left.removeFirst()) }
                case .dropDraft(let onYes): onYes()
                default: log.note(step.text)
                }
            }, open: { log.note($0.text) })
    }
}

extension BarStep {
    /// The step as text, for comparison in tests.
    var text: String {
        switch self {
        case .destination(let destination): destination.route
        case .addBottles: "add"
        case .places: "places"
        case .leavePrompt(let count, _, _): "leave:\(count)"
        case .bottleForm(let id): "bottle:\(id)"
        case .entryForm(let entry): "entry:\(entry.id)"
        case .courseForm(let id): "course:\(id)"
        case .orderForm(let id, let order): "order:\(id):\(order?.id.rawValue ?? "new")"
        case .partyForm: "party"
        case .houseForm(let id): "house:\(id)"
        case .dropDraft: "drop?"
        case .picker(let picker, _): "picker:\(picker)"
        }
    }
}
