internal import FeatureKit
internal import Reactive

/// What a user does to a form that moves data.
struct TransferFormInput {
    /// A field was changed.
    let edited: Events<FormEdit>
    /// Enter on a field.
    let opened: Events<FormTarget>
    /// The name of a file shall be completed.
    let completionRequested: Events<Void>
    /// What runs shall end.
    let cancelRequested: Events<Void>
}
