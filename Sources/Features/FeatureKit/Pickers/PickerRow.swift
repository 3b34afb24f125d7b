/// Something that can be chosen from a search.
public struct PickerRow: Hashable, Sendable, Identifiable {
    /// What is handed on when it is chosen.
    public let id: String
    /// Its name.
    public let name: String
    /// What helps to tell it from others.
    public let detail: String

    /// A row.
    public init(id: String, name: String, detail: String = "") {
        self.id = id
        self.name = name
        self.detail = detail
    }
}
