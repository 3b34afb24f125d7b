import Domain
import Navigation

extension AppCoordinator {
    private var placeFile: PlaceFile { PlaceFile(path: container.paths.place) }

    /// The places of the last run, the root first; empty if restoring is off or this start names a place.
    func comingBack() -> [PlaceFile.Entry] {
        guard case .resumed = entry, container.settings.isRestored else { return [] }
        return placeFile.read()
    }

    /// Saves the current place. Demos and guest sessions are not saved.
    func keepPlace() {
        guard container.settings.isRestored, let main = scope?.main, !main.session.isGuest, ownLaunch == nil else {
            return
        }
        placeFile.write(shell.places.map { PlaceFile.Line(route: $0.route, selection: $0.selection) })
    }

    var currentPlaces: [PlaceFile.Entry] {
        shell.places.compactMap { place in
            (try? Route(place.route)).map { PlaceFile.Entry(route: $0, selection: place.selection) }
        }
    }

    func selectAsBefore(on places: [PlaceFile.Entry]) {
        for (screen, place) in zip(shell.tabs.current?.screens ?? [], places)
        where screen.route == place.route.text {
            if let selection = place.selection { screen.select(selection) }
        }
    }
}
