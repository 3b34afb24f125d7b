internal import FeatureKit

/// What a form shows beside what is being typed.
struct FormState: Equatable {
    var phase: Phase = .idle
    /// The name of the box, with what it is about once that is known.
    var title = ""
    var fields: [FormField] = []
    /// Why it was not kept; empty for no reason.
    var problem = ""
}
