public import Reactive

/// What a user does to a form.
public struct FormInput: ScreenInput {
    /// A field was changed.
    package let edited = Signal<FormEdit>()
    /// Enter on a value, a choice, a button or a row.
    package let opened = Signal<FormTarget>()
    /// What is filled in is to be saved.
    package let saveRequested = Signal<Void>()
    /// The form is to be left although it holds something unsaved.
    package let leaveRequested = Signal<Void>()
    /// What is edited is to be removed.
    package let removeRequested = Signal<Void>()
    /// What is filled in and kept as a draft is to be thrown away.
    package let dropRequested = Signal<Void>()
    /// What is filled in stays; only what stands around it is read again.
    public let refresh = Signal<Void>()

    public init() {}
}
