internal import FeatureKit

/// What a form shows, every text ready.
struct FormState: Equatable {
    var phase: Phase = .idle
    var title = ""
    var fields: [FormField] = []
    /// Whether something is filled in that was not kept.
    var isDirty = false
    /// Whether what is edited is there and can be removed.
    var isRemovable = false
}
