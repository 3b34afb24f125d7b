import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

@MainActor
final class TransferScreen<Model: ViewModel>: ViewModelScreen<Model>
where Model.Input == TransferInput, Model.Output == TransferOutput {
    private let destination: TransferDestination
    private lazy var form = FormController(input: input.form, strings: strings)

    init(destination: TransferDestination, viewModel: Model, strings: Strings) {
        self.destination = destination
        super.init(route: destination.route, viewModel: viewModel, strings: strings)
    }

    private var isRunning: Bool { state?.isRunning == true }

    override var title: String { strings["transfer.\(destination.rawValue).title"] }
    override var isCapturingText: Bool { !isRunning && form.isCapturingText }

    override var actions: [KeyAction] {
        if isRunning { return [key("transfer.cancel", [.character("x")], hint: 1) { $0.cancelRequested.send() }] }
        guard form.focused?.field == "path", state?.isCompletable == true else { return form.actions }
        // Tab completes a name while it can; the arrow still goes to the next field.
        return [key("transfer.complete", [Key(.tab)], hint: 1) { $0.completionRequested.send() }]
            + form.actions.map { $0.keepingKeys { $0 != Key(.tab) } }
    }

    override func willBind(in host: any ScreenHost) { form.load(in: host) }

    override func bind(_ output: TransferOutput, in host: any ScreenHost) {
        output.focusRequested.observe { [weak self] in self?.form.focus($0) }.store(in: bag)
    }

    override func apply(_ state: TransferState) { form.setFields(state.fields) }

    override func handle(_ event: InputEvent) -> Handled { isRunning ? .ignored : form.handle(event) }

    override func draw(_ state: TransferState, into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard case .running(let progress) = state.activity else {
            return form.render(into: &canvas, in: rect.splitTop(1).rest, context: context)
        }
        TransferProgressView.draw(
            strings["transfer.\(destination.rawValue).running"], progress, strings, into: &canvas, in: rect,
            context: context)
    }
}

struct TransferInput: ScreenInput {
    let form = FormInput()
    let completionRequested = Signal<Void>()
    let cancelRequested = Signal<Void>()
    let refresh = Signal<Void>()
}

struct TransferState: ScreenState {
    enum Activity: Equatable {
        case editing
        /// Nil while the progress is unknown.
        case running(TransferProgress?)
    }

    var phase: Phase = .loaded
    var fields: [FormField] = []
    var activity = Activity.editing
    var isCompletable = false

    var isRunning: Bool { activity != .editing }
}

struct TransferOutput: ScreenOutput {
    let state: ReadOnly<TransferState>
    let messages: Messages
    let focusRequested: Events<String>
}
