internal import Domain
internal import FeatureKit

/// What the flow through drinks shows above its screens.
enum DrinksFlowModal {
    /// The filter of a list.
    case filter(DrinkSection, showSaved: @MainActor () -> Void)
    /// The filters that were given a name.
    case savedFilters(DrinkSection, SavedFiltersActions)
    /// A question for a name.
    case name(NamePrompt)
    /// The form of a drink that was made.
    case made(Identifier<Drink>, servings: Int)
    /// Why a drink cannot be made.
    case whyNot(Identifier<Drink>)
    /// A note on a glass, a tool or a technique.
    case note(DrinkNote)
}
