internal import Domain

/// What a shelf is called: some carry the member's type.
enum HomeShelfText {
    static func title(_ shelf: HomeShelf, _ type: MBTI?, _ strings: Strings) -> String {
        strings("home.shelf.\(shelf.rawValue)", type?.text ?? "")
    }
}
