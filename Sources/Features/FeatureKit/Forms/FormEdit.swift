package enum FormEdit: Hashable, Sendable {
    /// A text changed; a cleared value is an empty text.
    case text(field: String, String)
    case option(field: String, String)
    case flag(field: String, Bool)
    case moveRow(field: String, Int, by: Int)
    case removeRow(field: String, Int)
}
