internal import FeatureKit
internal import Reactive

/// What a view model of a form of the way in tells its screen.
@MainActor
struct FormOutput {
    /// What it shows.
    let state: ReadOnly<FormState>
    /// The field that shall have the focus now.
    let focused: Events<String>
    /// What could not be done and belongs to no field.
    let failed: Events<String>
}
