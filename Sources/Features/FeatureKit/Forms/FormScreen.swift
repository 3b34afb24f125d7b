package import Domain
public import Navigation
public import Reactive
public import Terminal

/// A form on a screen or, as `FormModal`, in a modal. Ctrl-S saves; leaving asks about unsaved input.
@MainActor
open class FormScreen<Model: FormViewModel>: ViewModelScreen<Model> {
    private let saveTitle: String?
    private let texts: (loading: String, asksToLeave: Bool)
    private let enter: ReturnKeyBehavior
    package private(set) lazy var form = FormController(input: input, strings: strings, enter: enter)

    /// - Parameter asksToLeave: whether Esc asks the view model before unsaved input is lost.
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
    /// Whether the form holds input that is not kept elsewhere.
    public override var hasUnsavedInput: Bool {
        guard let state else { return false }
        return state.isDirty && !state.keepsDraft && texts.asksToLeave
    }
    open override var loadingText: String { texts.loading }
    open override var isCapturingText: Bool { form.isCapturingText && state?.isSaving != true }

    /// The form's own keys come before those of the focused field. After a failed read, only the retry key remains.
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
                ? key("form.drop", [.control("x")], hint: 1, hintTitle: "hint.form.drop") { $0.dropRequested.send() }
                : key("form.remove", [.control("x")], hint: 2, isEnabled: state.isRemovable) {
                    $0.removeRequested.send()
                },
            key(
                "form.leave", [Key(.escape)] + (form.isCapturingText ? [] : leaveKeys), hint: 2,
                isEnabled: state.isDirty && texts.asksToLeave
            ) { $0.leaveRequested.send() },
        ] + form.actions
    }

    /// The label of the only button, which the save key shares; nil if there is not exactly one.
    private var onlyButton: String? {
        let buttons = state?.fields.filter { $0.control == .button } ?? []
        return buttons.count == 1 ? buttons[0].label : nil
    }

    private var leaveKeys: [Key] {
        (self as? any Modal)?.staysOpenOnLetters == true ? [Key(.backspace)] : [Key(.backspace), .character("q")]
    }

    /// Includes Enter only if the focused field has no other use for it.
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

public struct FormOutput: ScreenOutput {
    public let state: ReadOnly<FormState>
    public let messages: Messages
    package let focusRequested: Events<String>
    package let rowRequested: Events<FormTarget>
    public let finished: Events<Void>
}

public struct FormState: ReadingState {
    public var phase: Phase = .idle
    package var title = ""
    package var fields: [FormField] = []
    package var isDirty = false
    package var keepsDraft = false
    package var hasDraft: Bool { isDirty && keepsDraft }
    package var isRemovable = false
    package var canSave = true
    /// Whether a save is running; nothing can be edited meanwhile.
    package var isSaving = false

    package init() {}
}

@MainActor
public protocol FormViewModel: ViewModel where Input == FormInput, Output == FormOutput {}

/// A form with a method for each input that every form has.
@MainActor
package protocol SessionFormViewModel: FormViewModel, Subscriber {
    var session: FormSession { get }

    func apply(_ edit: FormEdit)
    func open(_ target: FormTarget)
    func save()
    func refresh()
}

extension SessionFormViewModel {
    package var bag: SubscriptionBag { session.bag }

    package var strings: Strings { session.strings }

    package func transform(_ input: FormInput) -> FormOutput {
        bind(input)
        refresh()
        return session.output
    }

    package func bind(_ input: FormInput) {
        on(input.edited) { $0.receive($1) }
        on(input.opened) { $0.open($1) }
        on(input.saveRequested) { $0.save() }
        on(input.refresh) { $0.refresh() }
    }

    /// Clears what was wrong with a field, and applies an edit by the member.
    package func receive(_ edit: FormEdit) {
        session.flaw = nil
        apply(edit)
    }
}

@MainActor
open class FormModal<Model: FormViewModel>: FormScreen<Model>, Modal {
    package let staysOpenOnLetters = true
    private let size: Size

    /// `size` is the preferred one in columns and lines, cut to what is available.
    package init(
        route: String, viewModel: Model, size: Size, saveTitle: String? = nil, asksToLeave: Bool = true,
        enter: ReturnKeyBehavior = .opens, strings: Strings
    ) {
        self.size = size
        super.init(
            route: route, viewModel: viewModel, saveTitle: saveTitle, asksToLeave: asksToLeave, enter: enter,
            strings: strings)
    }

    package final func contentSize(in available: Size, metrics: TextMetrics) -> Size {
        let height = size.height + (DraftNote.isShown(in: state?.fields ?? []) ? 1 : 0)
        return Size(width: min(size.width, available.width - 4), height: min(height, available.height))
    }
}

package enum LeaveQuestion {
    @MainActor
    package static func modal(
        _ strings: Strings, keepsDraft: Bool = false, onYes: @escaping @MainActor () -> Void
    ) -> ConfirmModal {
        ConfirmModal(
            title: strings["form.leave.title"], question: strings[keepsDraft ? "form.leave.kept" : "form.leave.lost"],
            yes: ("y", strings["form.leave.yes"]), noLabel: strings["form.leave.no"], onYes: onYes)
    }
}
