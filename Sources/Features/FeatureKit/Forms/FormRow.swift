/// A row of a list in a form, already formatted.
public struct FormRow: Hashable, Sendable {
    /// What stands before the title in a column of its own, an amount; empty for no column.
    public let lead: String
    /// What it is.
    public let title: String
    /// A remark at the end.
    public let detail: String
    /// Whether something about it is wrong.
    public let isFlawed: Bool

    /// Memberwise.
    public init(lead: String = "", title: String, detail: String = "", isFlawed: Bool = false) {
        self.lead = lead
        self.title = title
        self.detail = detail
        self.isFlawed = isFlawed
    }
}
