import Domain
import Navigation

/// The place where the program ended (`restore: true`): the routes of the stack from its root on, one per line, each
/// with a tab and the selected index if there is one.
struct PlaceFile: Sendable {
    /// The maximum depth of a saved stack.
    static let longest = 50

    let path: String

    struct Entry: Hashable, Sendable {
        let route: Route
        let selection: Int?
    }

    struct Line: Hashable, Sendable {
        let route: String
        let selection: Int?
    }

    /// The valid routes, the root first; empty without a file.
    func read() -> [Entry] {
        let lines = (TextFile.read(path) ?? "").split(separator: "\n").prefix(Self.longest)
        return lines.compactMap { line in
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard let first = parts.first, let route = try? Route(String(first)) else { return nil }
            let selection = parts.count > 1 ? Int(parts[1]) : nil
            return Entry(route: route, selection: selection.flatMap { $0 >= 0 ? $0 : nil })
        }
    }

    /// Saves a stack. A failure is ignored: the next start is a plain one, and no data is lost.
    func write(_ trail: [Line]) {
        let places = trail.filter { (try? Route($0.route)) != nil }.prefix(Self.longest)
        let lines = places.map { place in place.selection.map { "\(place.route)\t\($0)" } ?? place.route }
        try? OutputFile.replace(path, with: lines.joined(separator: "\n") + "\n")
    }
}

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
