package import Domain
package import FeatureKit

package enum BarStep: DestinationStep {
    case destination(BarDestination)
    case addBottles
    case places
    case leavePrompt(Int, save: @MainActor () -> Void, discard: @MainActor () -> Void)
    case bottleForm(Identifier<Ingredient>)
    case entryForm(MadeEntry)
    case courseForm(Identifier<Drink>)
    /// A party order for a drink: a waiting one to edit, or nil for a new one.
    case orderForm(Identifier<Drink>, PartyOrder?)
    case partyForm
    case houseForm(Identifier<Ingredient>)
    case dropDraft(onYes: @MainActor () -> Void)
    case picker(BarPicker, @MainActor (PickerRow) -> Void)
}

package enum BarPicker: Hashable, Sendable {
    /// An ingredient or free text to buy; the id of free text begins with a colon.
    case purchase
    case staple
    case replaced
    /// A stand-in for the ingredient with this name.
    case standIn(String)
    case madeDrink
    case menuDrink
    case orderedDrink
    case houseMade
}

package enum BarDestination: String, CaseIterable, Destination {
    case shelf = "bar"
    case quickSetup = "bar/minute"
    case makeable = "bar/makeable"
    /// Drinks missing a single ingredient, grouped by it.
    case oneAway = "bar/one-away"
    case buyNext = "bar/buy-next"
    /// Opened bottles near or past their shelf life, with the drinks that use them.
    case useUp = "bar/use-up"
    case shopping = "bar/shopping"
    case log = "bar/log"
    case party = "bar/party"
    case calculators = "bar/calculators"
    case statistics = "bar/statistics"
    case staples = "bar/staples"
    /// House recipes: syrups, cordials, infusions.
    case house = "bar/house"

    package init?(route: String) { self.init(rawValue: route) }

    package var route: String { rawValue }

    package static var named: [Self] { allCases }
}
