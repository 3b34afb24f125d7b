package enum FormTarget: Hashable, Sendable {
    case field(String)
    /// A row of a list, by the field's ID and the row's index.
    case row(String, Int)
    case add(String)

    package var field: String {
        switch self {
        case .field(let id), .row(let id, _), .add(let id): id
        }
    }
}
