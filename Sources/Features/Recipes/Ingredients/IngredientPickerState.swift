internal import Domain

/// What the choice of an ingredient shows.
struct IngredientPickerState: Equatable {
    /// What was typed.
    var query = ""
    var rows: [Row] = []
    /// Why nothing can be read; nil when all is well.
    var failure: String?

    enum Row: Equatable {
        case ingredient(Ingredient, name: String, detail: String)
        /// Makes one that is not there.
        case create(String)
    }
}
