import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

@MainActor
final class InquiryScreen: ViewModelScreen<InquiryViewModel> {
    private lazy var form = FormController(input: input.form, strings: strings)

    override var title: String { strings["settings.inquiry"] }
    override var status: String { state?.status ?? "" }
    override var isCapturingText: Bool { form.isCapturingText }

    override var actions: [KeyAction] {
        [
            key("inquiry.write", title: "action.write", [.control("s")], hint: 1) { $0.writeRequested.send() },
            key("form.drop", [.control("x")], hint: 4, isEnabled: state?.hasDraft == true) {
                $0.form.dropRequested.send()
            },
            key(
                "screen.copy", title: "action.copy-path", [.character("y")], hint: 2,
                isEnabled: state?.path.isEmpty == false && !form.isCapturingText
            ) { [weak self] _ in
                if let self, let path = state?.path { host?.copy(path) }
            },
        ] + form.actions
    }

    override func willBind(in host: any ScreenHost) { form.load(in: host) }

    override func bind(_ output: InquiryOutput, in host: any ScreenHost) {
        output.focusRequested.observe { [weak self] in self?.form.focus($0) }.store(in: bag)
    }

    override func apply(_ state: InquiryState) { form.setFields(state.fields) }

    override func handle(_ event: InputEvent) -> Handled { form.handle(event) }

    override func draw(_ state: InquiryState, into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        form.render(into: &canvas, in: rect, context: context)
    }
}

struct InquiryInput: ScreenInput {
    let form = FormInput()
    let writeRequested = Signal<Void>()
    let refresh = Signal<Void>()
}

struct InquiryState: ScreenState {
    var phase: Phase = .loaded
    var fields: [FormField] = []
    var status = ""
    /// Whether there is a draft that is not yet in a file.
    var hasDraft = false
    var path = ""
}

struct InquiryOutput: ScreenOutput {
    let state: ReadOnly<InquiryState>
    let messages: Messages
    let focusRequested: Events<String>
}

struct InquiryDraft: Codable, Hashable, Sendable {
    enum Kind: String, CaseIterable, Codable, Sendable {
        case bug
        case idea
        case question
        case data
    }

    var kind = Kind.bug
    var text = ""
    var hasFindings = true

    /// The most characters of the member's own words.
    static let limit = 2_000
}
