package struct FormRow: Hashable, Sendable {
    /// A text in a column of its own before the title, such as an amount; empty for no column.
    package let lead: String
    package let title: String
    package let detail: String
    package let isFlawed: Bool

    package init(lead: String = "", title: String, detail: String = "", isFlawed: Bool = false) {
        self.lead = lead
        self.title = title
        self.detail = detail
        self.isFlawed = isFlawed
    }
}
