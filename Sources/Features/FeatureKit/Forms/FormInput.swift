public import Reactive

/// What a user does to a form.
public struct FormInput: ScreenInput {
    /// A field was changed.
    public let edited = Signal<FormEdit>()
    /// Enter on a value, a choice, a button or a row.
    public let opened = Signal<FormTarget>()
    /// What is filled in is to be saved.
    public let saveRequested = Signal<Void>()
    /// The form is to be left although it holds something unsaved.
    public let leaveRequested = Signal<Void>()
    /// What is edited is to be removed.
    public let removeRequested = Signal<Void>()
    /// What is filled in and kept as a draft is to be thrown away.
    public let dropRequested = Signal<Void>()
    /// What is filled in stays; only what stands around it is read again.
    public let refresh = Signal<Void>()

    /// An input that nobody sends yet.
    public init() {}
}
