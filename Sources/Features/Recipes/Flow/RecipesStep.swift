package import Domain
package import FeatureKit

/// What the flow through own recipes, collections and make mode shows: a place, or what only the flow itself can show.
package enum RecipesStep {
    case destination(RecipesDestination)
    /// A line of a recipe, or what may stand in for one.
    case line(RecipeDraftLine, isNew: Bool, isSubstitute: Bool, onDone: @MainActor (RecipeDraftLine) -> Void)
    /// All ingredients, to choose one; or to add one that is not there.
    case ingredientPicker(mayCreate: Bool, onChoice: @MainActor (PickerRow) -> Void)
    /// The form of an ingredient that is not there, under the name that was looked for.
    case newIngredient(name: String, onDone: @MainActor (Ingredient) -> Void)
    /// Options, to choose one.
    case choice(title: String, [FormOption], makes: RecordKind? = nil, onChoice: @MainActor (String) -> Void)
    /// Options, to tick several.
    case ticks(RecipeTicks, onChange: @MainActor ([String]) -> Void)
    /// A question for a name.
    case prompt(NamePrompt)
    /// A question before something that cannot be undone.
    case question(title: String, text: String, yes: String, onYes: @MainActor () -> Void)
    /// A draft is to be thrown away: asks first.
    case dropDraft(onYes: @MainActor () -> Void)
    /// The form of a drink that was made.
    case made(Identifier<Drink>, servings: Int)
}

/// Options of a recipe of which several are ticked.
package struct RecipeTicks: Sendable {
    let route: String
    let title: String
    let options: [FormOption]
    let ticked: [String]
    /// Whether the order of ticking counts.
    let isOrdered: Bool
    /// What can be made under a new name.
    var makes: RecordKind?
}
