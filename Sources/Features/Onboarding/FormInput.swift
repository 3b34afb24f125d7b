internal import FeatureKit
internal import Reactive

/// What a form of the way in tells its view model.
@MainActor
struct FormInput {
    /// A field was changed.
    let edited: Events<FormEdit>
    /// A field was opened: Enter on a value or a button.
    let opened: Events<FormTarget>
    /// The form was sent from wherever the focus was.
    let submitted: Events<Void>
    /// Runs things later.
    let scheduler: any Scheduler
}
