import Domain

/// How well a record's names match a query; smaller is better.
struct FoundName: Comparable, Sendable {
    /// 0 for the whole name, 1 for its beginning, 2 for inside it.
    let place: Int
    /// How much longer the name is than the query.
    let rest: Int

    /// Rates the best of the names, one per line; nil if none contains the query.
    init?(_ query: String, in names: String) {
        var best: FoundName?
        for line in names.utf8.split(separator: UInt8(ascii: "\n")) {
            let name = String(Substring(line))
            guard let start = Folding.place(of: query, in: name) else { continue }
            let rest = name.unicodeScalars.count - query.unicodeScalars.count
            let found = FoundName(place: start > 0 ? 2 : rest > 0 ? 1 : 0, rest: rest)
            best = best.map { min($0, found) } ?? found
        }
        guard let best else { return nil }
        self = best
    }

    private init(place: Int, rest: Int) {
        self.place = place
        self.rest = rest
    }

    static func < (left: FoundName, right: FoundName) -> Bool {
        (left.place, left.rest) < (right.place, right.rest)
    }
}
