package import Domain
package import FeatureKit

package enum BarStep {
    case destination(BarDestination)
    case addBottles
    case places
    /// Asks what to do with a number of unsaved ticks.
    case leavePrompt(Int, save: @MainActor () -> Void, discard: @MainActor () -> Void)
    case bottleForm(Identifier<Ingredient>)
    case entryForm(MadeEntry)
    /// The servings of a drink on the party menu.
    case courseForm(Identifier<Drink>)
    /// A party order for a drink: a waiting one to edit, or nil for a new one.
    case orderForm(Identifier<Drink>, PartyOrder?)
    case dropDraft(onYes: @MainActor () -> Void)
    case picker(BarPicker, @MainActor (PickerRow) -> Void)
}

package enum BarPicker: Hashable, Sendable {
    /// An ingredient or free text to buy; the id of free text begins with a colon.
    case purchase
    case staple
    /// The ingredient to replace.
    case replaced
    /// A stand-in for the ingredient with this name.
    case standIn(String)
    case madeDrink
    case menuDrink
    case orderedDrink
}
