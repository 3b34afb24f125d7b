import Domain
import Navigation

/// Coming back to where the program ended, for whoever asked for it.
extension AppCoordinator {
    private var placeFile: PlaceFile { PlaceFile(path: container.paths.place) }

    /// The places of the last time, the root first; empty unless that is wanted and this start names no place itself.
    func comingBack() -> [PlaceFile.Entry] {
        guard case .resumed = entry, container.settings.isRestored else { return [] }
        return placeFile.read()
    }

    /// Keeps where the program is. A demo and a guest's look around are no places to come back to.
    func keepPlace() {
        guard container.settings.isRestored, let main = scope?.main, !main.session.isGuest, ownLaunch == nil else {
            return
        }
        placeFile.write(shell.places.map { PlaceFile.Line(route: $0.route, selection: $0.selection) })
    }

    /// The stack that is seen, as far as its screens are places.
    var currentPlaces: [PlaceFile.Entry] {
        shell.places.compactMap { place in
            (try? Route(place.route)).map { PlaceFile.Entry(route: $0, selection: place.selection) }
        }
    }

    /// Selects on every screen of the stack what was selected there.
    func selectAsBefore(on places: [PlaceFile.Entry]) {
        for (screen, place) in zip(shell.tabs.current?.screens ?? [], places)
        where screen.route == place.route.text {
            if let selection = place.selection { screen.select(selection) }
        }
    }
}
