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
        guard let file = try? OutputFile(path: path, mode: 0o600) else { return }
        try? file.write(lines.joined(separator: "\n") + "\n")
        try? file.finish()
    }
}
