internal import FeatureKit

/// What a form shows beside what is being typed.
struct FormState: Equatable {
    var phase: Phase = .idle
    var fields: [FormField] = []
    /// Why it was not kept; empty for no reason.
    var problem = ""
}
