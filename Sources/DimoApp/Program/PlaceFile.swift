/// Where the program was when it ended, for whoever wants to come back there (`restore: true`): the routes of the stack
/// from its root on, one a line, each with the place of what was selected.
struct PlaceFile: Sendable {
    /// The deepest stack that is kept.
    static let longest = 50

    let path: String

    /// A screen that is still a place, and what was selected on it.
    struct Entry: Hashable, Sendable {
        let route: Route
        let selection: Int?
    }

    /// A screen as it is kept.
    struct Line: Hashable, Sendable {
        let route: String
        let selection: Int?
    }

    /// The places that are still places, the root first; empty where nothing was kept.
    func read() -> [Entry] {
        let lines = (TextFile.read(path) ?? "").split(separator: "\n").prefix(Self.longest)
        return lines.compactMap { line in
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard let first = parts.first, let route = try? Route(String(first)) else { return nil }
            let selection = parts.count > 1 ? Int(parts[1]) : nil
            return Entry(route: route, selection: selection.flatMap { $0 >= 0 ? $0 : nil })
        }
    }

    /// Keeps a stack. Where it cannot be written the next start is a plain one: nothing of the member's is lost.
    func write(_ trail: [Line]) {
        let places = trail.filter { (try? Route($0.route)) != nil }.prefix(Self.longest)
        let lines = places.map { place in place.selection.map { "\(place.route)\t\($0)" } ?? place.route }
        guard let file = try? OutputFile(path: path, mode: 0o600) else { return }
        try? file.write(lines.joined(separator: "\n") + "\n")
        try? file.finish()
    }
}
