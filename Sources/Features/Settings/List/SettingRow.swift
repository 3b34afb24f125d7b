/// A row of a list of settings, ready to be drawn.
struct SettingRow: Equatable, Sendable {
    /// Whether and how a row is chosen.
    enum Mark: Equatable, Sendable {
        /// It is no choice: it leads somewhere or does something.
        case none
        /// One of several, and the one that holds.
        case chosen
        /// One of several, another holds.
        case open
    }

    /// The part of the list it stands in, shown before the first of its rows.
    let section: String
    let title: String
    /// What holds, or what it means.
    var detail = ""
    /// A name that is not shown and that it is found by too.
    var name = ""
    var mark = Mark.none
    /// Whether something about it wants attention.
    var isNews = false
}
