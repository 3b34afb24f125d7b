package import Domain
package import FeatureKit

package enum DrinksStep {
    case destination(DrinksDestination)
    case filtered(DrinkFilter)
    case made(Identifier<Drink>, servings: Int)
    /// The form to rate a drink without making it.
    case opinion(Identifier<Drink>)
    /// The cheapest purchases that make a drink possible.
    case whyNot(Identifier<Drink>)
    case filter(DrinkSection)
    case savedFilters(DrinkSection, search: DrinkFilter?)
    case mergeTarget(PickerSource, onChosen: @MainActor (PickerRow) -> Void)
    case mergeQuestion(String, onYes: @MainActor () -> Void)
    case prompt(NamePrompt)
}

extension Flow<DrinksStep> {
    func go(to destination: DrinksDestination) { show(.destination(destination)) }

    /// Shows a list, or the recommendations at the root for nil. A list replaces another list instead of stacking.
    func go(to section: DrinkSection?) {
        guard let section else {
            return routes().first == DrinksDestination.advice.route ? popToRoot() : go(to: DrinksDestination.advice)
        }
        let isAboveList = DrinkSection.allCases.contains { $0.route == routes().last }
        (isAboveList ? replace : show)(.destination(.section(section)))
    }
}
