/// Something that can be chosen from a search.
struct FinderRow: Hashable, Sendable {
    /// What is handed on when it is chosen.
    let id: String
    /// Its name.
    let name: String
    /// What helps to tell it from others.
    let detail: String
}
