public import Reactive

/// What a form shows and asks of its screen.
public struct FormOutput: ScreenOutput {
    /// The fields and how they stand.
    public let state: ReadOnly<FormState>
    /// What was done and what could not be done.
    public let messages: Messages
    /// The field the user is to look at.
    package let focusRequested: Events<String>
    /// The row the user is to look at.
    package let rowRequested: Events<FormTarget>
    /// Everything is saved: the form closes.
    package let finished: Events<Void>
}
