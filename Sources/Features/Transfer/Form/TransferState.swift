import Domain
import FeatureKit
import Reactive

/// What a user does to a form that moves data.
struct TransferInput: ScreenInput {
    /// What is done to its fields.
    let form = FormInput()
    /// The name of a file is to be completed.
    let completionRequested = Signal<Void>()
    /// What runs is to end.
    let cancelRequested = Signal<Void>()
    let refresh = Signal<Void>()
}

/// What a form that moves data shows.
struct TransferState: ScreenState {
    /// What it does now.
    enum Activity: Equatable {
        /// It is filled in.
        case editing
        /// It runs; nil while nobody knows how far it is.
        case running(TransferProgress?)
    }

    var phase: Phase = .loaded
    var fields: [FormField] = []
    var activity = Activity.editing
    /// Whether the name of the file can be completed.
    var isCompletable = false

    var isRunning: Bool { activity != .editing }
}

/// What a form that moves data shows and asks of its screen.
struct TransferOutput: ScreenOutput {
    let state: ReadOnly<TransferState>
    let messages: Messages
    /// The field that has to be mended first.
    let focusRequested: Events<String>
}
