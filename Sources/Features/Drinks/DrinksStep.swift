package import Domain
package import FeatureKit

/// What the flow through drinks shows: a place, or what only the flow itself can open.
package enum DrinksStep {
    case destination(DrinksDestination)
    /// The list of all drinks, under a filter from now on.
    case filtered(DrinkFilter)
    /// The form of a drink that was made.
    case made(Identifier<Drink>, servings: Int)
    /// A rating and a note without making it.
    case opinion(Identifier<Drink>)
    /// The cheapest way to a drink.
    case whyNot(Identifier<Drink>)
    /// The filter of a list.
    case filter(DrinkSection)
    /// The filters that have a name.
    case savedFilters(DrinkSection, search: DrinkFilter?)
    /// The choice of the ingredient that another one is merged into.
    case mergeTarget(PickerSource, onChosen: @MainActor (PickerRow) -> Void)
    /// Whether to merge, with what will become of everything.
    case mergeQuestion(String, onYes: @MainActor () -> Void)
    /// A question for a name.
    case prompt(NamePrompt)
}

extension Flow<DrinksStep> {
    /// Shows a place among drinks.
    func go(to destination: DrinksDestination) { show(.destination(destination)) }

    /// Shows another list, the recommendations for nil. These are the root; a list lies above it, and the next list takes
    /// its place.
    func go(to section: DrinkSection?) {
        guard let section else {
            return routes().first == DrinksDestination.advice.route ? popToRoot() : go(to: DrinksDestination.advice)
        }
        let isAboveList = DrinkSection.allCases.contains { $0.route == routes().last }
        (isAboveList ? replace : show)(.destination(.section(section)))
    }
}
