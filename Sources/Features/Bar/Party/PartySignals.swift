internal import Reactive

/// What the keys of the party say, on its way to the view model.
@MainActor
struct PartySignals {
    let pageMoved = Signal<Int>()
    let visibleRows = Signal<Range<Int>>()
    let rowSelected = Signal<Int>()
    let addRequested = Signal<Void>()
    let rowEdited = Signal<Int>()
    let rowRemoved = Signal<Int>()
    let countRaised = Signal<Int>()
    let countLowered = Signal<Int>()
    let rowServed = Signal<Int>()
    let orderRequested = Signal<Int>()
    let shoppingRequested = Signal<Void>()
    let followToggled = Signal<Void>()
    let copyRequested = Signal<Void>()
    let refresh = Signal<Void>()

    var input: PartyViewModel.Input {
        PartyViewModel.Input(
            pageMoved: pageMoved.events, visibleRowsChanged: visibleRows.events, rowSelected: rowSelected.events,
            addRequested: addRequested.events, rowEdited: rowEdited.events, rowRemoved: rowRemoved.events,
            countRaised: countRaised.events, countLowered: countLowered.events, rowServed: rowServed.events,
            orderRequested: orderRequested.events, shoppingRequested: shoppingRequested.events,
            followToggled: followToggled.events, copyRequested: copyRequested.events,
            refreshRequested: refresh.events)
    }
}
