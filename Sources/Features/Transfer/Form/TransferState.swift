import Domain
import FeatureKit
import Reactive

struct TransferInput: ScreenInput {
    let form = FormInput()
    let completionRequested = Signal<Void>()
    let cancelRequested = Signal<Void>()
    let refresh = Signal<Void>()
}

struct TransferState: ScreenState {
    enum Activity: Equatable {
        case editing
        /// Nil while the progress is unknown.
        case running(TransferProgress?)
    }

    var phase: Phase = .loaded
    var fields: [FormField] = []
    var activity = Activity.editing
    var isCompletable = false

    var isRunning: Bool { activity != .editing }
}

struct TransferOutput: ScreenOutput {
    let state: ReadOnly<TransferState>
    let messages: Messages
    let focusRequested: Events<String>
}
