internal import Domain
internal import FeatureKit

/// What a form that moves data shows.
struct TransferFormState: Equatable {
    /// What it does now.
    enum Activity: Equatable {
        /// It is filled in.
        case editing
        /// It runs; nil while nobody knows how far it is.
        case running(TransferProgress?)
    }

    var fields: [FormField] = []
    var activity = Activity.editing
    /// The field whose text is the name of a file; nil where there is none.
    var pathField: String?
    /// Whether its name can be completed.
    var isCompletable = false

    var isRunning: Bool { activity != .editing }
}
