package import Domain
package import FeatureKit

/// A destination, or something that only the flow itself can show.
package enum RecipesStep {
    case destination(RecipesDestination)
    case line(RecipeDraftLine, isNew: Bool, isSubstitute: Bool, onDone: @MainActor (RecipeDraftLine) -> Void)
    /// Picks one of all ingredients, or adds a new one.
    case ingredientPicker(mayCreate: Bool, onChoice: @MainActor (PickerRow) -> Void)
    case newIngredient(name: String, onDone: @MainActor (Ingredient) -> Void)
    case choice(title: String, [FormOption], makes: RecordKind? = nil, onChoice: @MainActor (String) -> Void)
    case ticks(RecipeTicks, onChange: @MainActor ([String]) -> Void)
    case prompt(NamePrompt)
    case question(title: String, text: String, yes: String, onYes: @MainActor () -> Void)
    case dropDraft(onYes: @MainActor () -> Void)
    /// Logs a drink that was made.
    case made(Identifier<Drink>, servings: Int)
}

package struct RecipeTicks: Sendable {
    let route: String
    let title: String
    let options: [FormOption]
    let ticked: [String]
    /// Whether the order of ticking matters.
    let isOrdered: Bool
    /// The kind of record that a new name creates; nil for none.
    var makes: RecordKind?
}
