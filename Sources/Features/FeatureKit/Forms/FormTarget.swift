/// What can have the focus in a form.
package enum FormTarget: Hashable, Sendable {
    /// A field, by its id.
    case field(String)
    /// A row of a list, by the field's id and its place.
    case row(String, Int)
    /// The line of a list that adds a row.
    case add(String)

    package var field: String {
        switch self {
        case .field(let id), .row(let id, _), .add(let id): id
        }
    }
}
