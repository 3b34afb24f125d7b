package import Domain
package import FeatureKit

/// What the flow through the bar shows: a place with a route, or what only the flow itself can show.
package enum BarStep {
    /// A place of its own.
    case destination(BarDestination)
    /// All ingredients as a list to tick.
    case addBottles
    /// The list of the bar's places.
    case places
    /// What shall become of so many ticks that were not kept.
    case leavePrompt(Int, save: @MainActor () -> Void, discard: @MainActor () -> Void)
    /// What is known of a bottle.
    case bottleForm(Identifier<Ingredient>)
    /// An entry of the log.
    case entryForm(MadeEntry)
    /// How many of a drink the menu of the party has.
    case courseForm(Identifier<Drink>)
    /// Who gets a drink at the party: a new order, or one that waits.
    case orderForm(Identifier<Drink>, PartyOrder?)
    /// A draft is to be thrown away: asks first.
    case dropDraft(onYes: @MainActor () -> Void)
    /// A search that ends with a choice.
    case picker(BarPicker, @MainActor (PickerRow) -> Void)
}

/// What is chosen from a search.
package enum BarPicker: Hashable, Sendable {
    /// What is to be bought: something known, or words of the member's own; the id of those begins with a colon.
    case purchase
    /// What is always there.
    case staple
    /// What may be replaced.
    case replaced
    /// What stands in for something, by its name.
    case standIn(String)
    case madeDrink
    /// What goes on the menu of the party.
    case menuDrink
    /// What somebody wants to drink.
    case orderedDrink
}
