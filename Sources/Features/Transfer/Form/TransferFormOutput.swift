internal import Reactive

/// What a form that moves data shows and says.
struct TransferFormOutput {
    let state: ReadOnly<TransferFormState>
    /// What was done, to be shown as a message.
    let done: Events<String>
    /// What could not be done.
    let failed: Events<String>
    /// The field that has to be mended first.
    let flawed: Events<String>
}
