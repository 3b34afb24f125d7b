internal import FeatureKit

/// What the form of a line shows.
struct RecipeLineState: Equatable {
    var fields: [FormField] = []
}
