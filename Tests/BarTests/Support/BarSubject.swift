import Domain
import FeatureKit
import Reactive
import TestSupport

@testable import Bar

/// A view model of the bar as the container builds it, with its input in hand and everything it says.
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

    /// - Parameter choices: what is chosen from the searches that are shown, one after the other.
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

    /// What a screen does when the store changed.
    func reread() async {
        await LatestTask.settleAll()
        input.refresh.send()
        await LatestTask.settleAll()
    }
}

extension Flow where Step == BarStep {
    /// Ways that note where they would have led, and answer searches.
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
    /// A step as tests read it.
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
