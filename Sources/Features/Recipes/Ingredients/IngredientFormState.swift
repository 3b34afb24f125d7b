internal import FeatureKit

/// What the form of an own ingredient shows.
struct IngredientFormState: Equatable {
    var fields: [FormField] = []
}
