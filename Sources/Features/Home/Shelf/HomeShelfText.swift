import Domain

/// What a shelf is called: some carry the member's type.
enum HomeShelfText {
    static func title(_ shelf: HomeShelf, _ type: MBTI?, _ strings: Strings) -> String {
        guard let type else {
            return strings[shelf.needsType ? "home.shelf.\(shelf.rawValue).any" : "home.shelf.\(shelf.rawValue)"]
        }
        return strings("home.shelf.\(shelf.rawValue)", type.text)
    }

    /// Which kind of works it shows, and in which order where that is not its own; empty for all of them in its own.
    static func status(_ arrangement: ShelfArrangement, _ strings: Strings) -> String {
        [
            arrangement.filter.kind.map { strings["work.kind.\($0.rawValue)"] },
            arrangement.sort == .own ? nil : strings["home.sort.\(arrangement.sort.rawValue)"],
        ].compactMap { $0 }.joined(separator: " · ")
    }

    /// What it means that nothing stands on it, and what to do.
    static func empty(_ shelf: HomeShelf, _ type: MBTI?, _ filter: WorkFilter, _ strings: Strings) -> String {
        if type == nil, shelf.needsType { return strings["home.empty.no-type"] }
        return strings[filter.wanted.isEmpty ? "home.empty.\(shelf.rawValue)" : "home.none-left"]
    }
}
