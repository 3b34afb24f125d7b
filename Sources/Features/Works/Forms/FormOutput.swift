internal import Reactive

/// What a form shows and says.
struct FormOutput {
    let state: ReadOnly<FormState>
    /// The field the user shall look at.
    let focusRequested: Events<String>
    /// What was done.
    let done: Events<String>
    /// What could not be done.
    let failed: Events<String>
}
