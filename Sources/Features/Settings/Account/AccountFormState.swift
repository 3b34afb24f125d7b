internal import FeatureKit

/// What a form about an account shows.
struct AccountFormState: Equatable {
    var phase: Phase = .idle
    var fields: [FormField] = []
    /// Whether it can be saved at all.
    var canSave = true
}
