import FeatureKit
import Reactive

/// What a user does to the form for a report.
struct InquiryInput: ScreenInput {
    /// What is done to its fields.
    let form = FormInput()
    /// The report shall be written.
    let writeRequested = Signal<Void>()
    let refresh = Signal<Void>()
}

/// What the form for a report shows.
struct InquiryState: ScreenState {
    var phase: Phase = .loaded
    var fields: [FormField] = []
    var status = ""
    /// Whether something is kept that is in no file yet.
    var hasDraft = false
    /// The file that was written last; empty for none.
    var path = ""
}

/// What the form for a report shows and asks of its screen.
struct InquiryOutput: ScreenOutput {
    let state: ReadOnly<InquiryState>
    let messages: Messages
    /// The field that is not in order.
    let focusRequested: Events<String>
}
