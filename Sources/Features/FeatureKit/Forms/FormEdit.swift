/// What a user did to a form.
package enum FormEdit: Hashable, Sendable {
    /// A text is another one now; a value that was cleared is an empty one.
    case text(field: String, String)
    /// An option was chosen, by its id.
    case option(field: String, String)
    /// A yes or no was changed.
    case flag(field: String, Bool)
    /// A row shall change its place by so many rows.
    case moveRow(field: String, Int, by: Int)
    /// A row shall go.
    case removeRow(field: String, Int)
}
