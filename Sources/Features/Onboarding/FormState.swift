internal import FeatureKit

/// What a form of the way in shows.
struct FormState: Equatable {
    /// The fields, with what was typed and what is wrong.
    var fields: [FormField] = []
    /// Whether it was sent and has not answered yet.
    var isBusy = false
}
