import Domain

enum HomeShelfText {
    static func title(_ shelf: HomeShelf, _ type: MBTI?, _ strings: Strings) -> String {
        guard let type else {
            return strings[shelf.needsType ? "home.shelf.\(shelf.rawValue).any" : "home.shelf.\(shelf.rawValue)"]
        }
        return strings("home.shelf.\(shelf.rawValue)", type.text)
    }

    /// Describes the kind of works, and the order if it is not the shelf's own; empty if both are the default.
    static func status(_ arrangement: ShelfArrangement, _ strings: Strings) -> String {
        [
            arrangement.filter.kind.map { strings["work.kind.\($0.rawValue)"] },
            arrangement.sort == .own ? nil : strings["home.sort.\(arrangement.sort.rawValue)"],
        ].compactMap { $0 }.joined(separator: " · ")
    }

    /// Explains why a shelf is empty and what to do.
    static func empty(_ shelf: HomeShelf, _ type: MBTI?, _ filter: WorkFilter, _ strings: Strings) -> String {
        if type == nil, shelf.needsType { return strings["home.empty.no-type"] }
        return strings[filter.wanted.isEmpty ? "home.empty.\(shelf.rawValue)" : "home.none-left"]
    }
}
