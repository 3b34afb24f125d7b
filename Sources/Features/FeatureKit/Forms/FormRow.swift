/// A row of a list in a form, already formatted.
package struct FormRow: Hashable, Sendable {
    /// What stands before the title in a column of its own, an amount; empty for no column.
    package let lead: String
    package let title: String
    /// A remark at the end.
    package let detail: String
    /// Whether something about it is wrong.
    package let isFlawed: Bool

    package init(lead: String = "", title: String, detail: String = "", isFlawed: Bool = false) {
        self.lead = lead
        self.title = title
        self.detail = detail
        self.isFlawed = isFlawed
    }
}
