/// What can have the focus in a form.
public enum FormTarget: Hashable, Sendable {
    /// A field, by its id.
    case field(String)
    /// A row of a list, by the field's id and its place.
    case row(String, Int)
    /// The line of a list that adds a row.
    case add(String)

    /// The field it belongs to.
    public var field: String {
        switch self {
        case .field(let id), .row(let id, _), .add(let id): id
        }
    }
}
