internal import FeatureKit
internal import Reactive

/// What stands behind a form about an account.
@MainActor
protocol AccountFormModel: AnyObject {
    func transform(_ input: AccountFormInput) -> AccountFormOutput
}

/// What a form about an account tells.
struct AccountFormInput {
    /// A field was changed.
    let edited: Events<FormEdit>
    /// A field was opened.
    let opened: Events<FormTarget>
    /// It shall be done.
    let saveRequested: Events<Void>
}

/// What a form about an account is told.
struct AccountFormOutput {
    let state: ReadOnly<AccountFormState>
    /// It was done: the form closes with this message.
    let done: Events<String>
    /// What could not be done.
    let failed: Events<String>
    /// The field that is not in order.
    let flawed: Events<String>
}
