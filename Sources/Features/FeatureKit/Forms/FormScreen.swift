package import Domain
public import Navigation
package import Reactive
public import Terminal

/// A form on a screen of its own, or, as `FormModal`, in a modal: Ctrl-S saves, leaving with something unsaved asks.
@MainActor
open class FormScreen<Model: FormViewModel>: ViewModelScreen<Model> {
    private let saveTitle: String?
    private let texts: (loading: String, asksToLeave: Bool)
    private let enter: ReturnKeyBehavior
    /// The fields.
    package private(set) lazy var form = FormController(input: input, strings: strings, enter: enter)

    /// - Parameters:
    ///   - saveTitle: the text of the key that saves.
    ///   - loading: the text beside the spinner.
    ///   - asksToLeave: whether Esc asks the view model while something is unsaved.
    ///   - enter: what Enter does on a text or a choice.
    package init(
        route: String, viewModel: Model, saveTitle: String? = nil, loading: String? = nil, asksToLeave: Bool = true,
        enter: ReturnKeyBehavior = .opens, changes: Events<Void> = .never, strings: Strings
    ) {
        self.enter = enter
        self.saveTitle = saveTitle
        texts = (loading ?? strings["phase.loading"], asksToLeave)
        super.init(route: route, viewModel: viewModel, changes: changes, strings: strings)
    }

    open override var title: String { state?.title ?? "" }
    open override var status: String { state?.isSaving == true ? strings["form.busy"] : "" }
    /// Whether something is filled in that only the form knows.
    public override var hasUnsavedInput: Bool {
        guard let state else { return false }
        return state.isDirty && !state.isKept && texts.asksToLeave
    }
    open override var loadingText: String { texts.loading }
    open override var isCapturingText: Bool { form.isCapturingText && state?.isSaving != true }

    /// Save, discard or remove, and leave before the keys of the field in focus; reading again where it could not be read.
    open override var actions: [KeyAction] {
        guard let state, !state.isSaving else { return [] }
        if case .failed = state.phase { return [refreshKey] }
        guard state.phase == .loaded else { return [] }
        return [
            KeyAction(
                id: "form.save", title: saveTitle ?? onlyButton ?? strings["action.form.save"], keys: saveKeys, hint: 0,
                isEnabled: state.canSave
            ) { [input] in input.saveRequested.send() },
            state.hasDraft
                ? key("form.drop", [.control("x")], hint: 4) { $0.dropRequested.send() }
                : key("form.remove", [.control("x")], hint: 2, isEnabled: state.isRemovable) {
                    $0.removeRequested.send()
                },
            key(
                "form.leave", [Key(.escape)] + (form.isCapturingText ? [] : [Key(.backspace), .character("q")]),
                hint: 2, isEnabled: state.isDirty && texts.asksToLeave
            ) { $0.leaveRequested.send() },
        ] + form.actions
    }

    /// What the button says, where there is one: the key does the same.
    private var onlyButton: String? {
        let buttons = state?.fields.filter { $0.control == .button } ?? []
        return buttons.count == 1 ? buttons[0].label : nil
    }

    /// With Enter only where the field in focus does nothing else with it.
    private var saveKeys: [Key] {
        guard enter == .saves else { return [.control("s")] }
        switch form.focusedField?.control {
        case .text, .choice: return [Key(.enter), .control("s")]
        case .lines, .toggle, .value, .rows, .button, .note, nil: return [.control("s")]
        }
    }

    open override func willBind(in host: any ScreenHost) { form.load(in: host) }

    open override func bind(_ output: FormOutput, in host: any ScreenHost) {
        output.focusRequested.observe { [weak self] in self?.form.focus($0) }.store(in: bag)
        output.rowRequested.observe { [weak self] in self?.form.focus($0) }.store(in: bag)
        output.finished.observe { [weak host] in host?.goBack() }.store(in: bag)
    }

    open override func apply(_ state: FormState) { form.setFields(state.fields) }

    open override func handle(_ event: InputEvent) -> Handled {
        state?.isSaving == true ? .ignored : form.handle(event)
    }

    open override func draw(
        _ state: FormState, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) {
        form.render(into: &canvas, in: rect, context: context)
    }
}
