struct SettingRow: Equatable, Sendable {
    enum Mark: Equatable, Sendable {
        /// Not a choice: the row opens or does something.
        case none
        case chosen
        /// An option that is not chosen.
        case open
    }

    /// The section, shown before its first row.
    let section: String
    let title: String
    /// The current value, or an explanation.
    var detail = ""
    /// A hidden name that searches match too.
    var name = ""
    var mark = Mark.none
    var isNews = false
}
