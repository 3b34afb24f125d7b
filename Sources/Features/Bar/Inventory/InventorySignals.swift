internal import Domain
internal import Reactive

/// What the shelf's keys say, on its way to the view model.
@MainActor
struct InventorySignals {
    let addRequested = Signal<Void>()
    let sectionRequested = Signal<BarDestination>()
    let bottleSelected = Signal<Identifier<Ingredient>>()
    let bottleEdited = Signal<Identifier<Ingredient>>()
    let removeRequested = Signal<Identifier<Ingredient>>()
    let levelRaised = Signal<Identifier<Ingredient>>()
    let levelLowered = Signal<Identifier<Ingredient>>()
    let openingToggled = Signal<Identifier<Ingredient>>()
    let shoppingRequested = Signal<Identifier<Ingredient>>()
    let refresh = Signal<Void>()

    var input: InventoryViewModel.Input {
        InventoryViewModel.Input(
            addRequested: addRequested.events, sectionRequested: sectionRequested.events,
            bottleSelected: bottleSelected.events, bottleEdited: bottleEdited.events,
            removeRequested: removeRequested.events, levelRaised: levelRaised.events,
            levelLowered: levelLowered.events, openingToggled: openingToggled.events,
            shoppingRequested: shoppingRequested.events, refreshRequested: refresh.events)
    }
}
