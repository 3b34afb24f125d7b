internal import FeatureKit
internal import Reactive

/// What the user does to a form.
struct FormInput {
    /// A field was changed.
    let edited: Events<FormEdit>
    /// Enter on a value, a choice, a button or a row.
    let opened: Events<FormTarget>
    /// What is filled in shall be kept.
    let saveRequested: Events<Void>
    /// The form shall be left although it holds something unsaved.
    let leaveRequested: Events<Void>
    /// What is edited shall be removed.
    let removeRequested: Events<Void>
}
