internal import Domain

/// What a shelf is called: some carry the member's type.
enum HomeShelfText {
    static func title(_ shelf: HomeShelf, _ type: MBTI?, _ strings: Strings) -> String {
        guard let type else {
            return strings[shelf.needsType ? "home.shelf.\(shelf.rawValue).any" : "home.shelf.\(shelf.rawValue)"]
        }
        return strings("home.shelf.\(shelf.rawValue)", type.text)
    }

    /// Which kind of works it shows; empty for both.
    static func status(_ kind: WorkKind?, _ strings: Strings) -> String {
        kind.map { strings["work.kind.\($0.rawValue)"] } ?? ""
    }

    /// What it means that nothing stands on it, and what to do.
    static func empty(_ shelf: HomeShelf, _ type: MBTI?, _ strings: Strings) -> String {
        strings[type == nil && shelf.needsType ? "home.empty.no-type" : "home.empty.\(shelf.rawValue)"]
    }
}
