import FeatureKit
import Reactive

struct InquiryInput: ScreenInput {
    let form = FormInput()
    let writeRequested = Signal<Void>()
    let refresh = Signal<Void>()
}

struct InquiryState: ScreenState {
    var phase: Phase = .loaded
    var fields: [FormField] = []
    var status = ""
    /// Whether there is a draft that is not yet in a file.
    var hasDraft = false
    /// The file written last; empty for none.
    var path = ""
}

struct InquiryOutput: ScreenOutput {
    let state: ReadOnly<InquiryState>
    let messages: Messages
    let focusRequested: Events<String>
}
