/// Where a search picker looks, and what it says.
package struct PickerSource: Sendable {
    /// The title of the modal.
    package let title: String
    /// What the empty field shows.
    package let placeholder: String
    /// What it means that nothing was found, and what to do.
    package let empty: String
    /// What is found for a text; for none everything, as far as it is useful.
    package let find: @Sendable (String) async throws -> [PickerRow]
    /// Makes what is not there yet under a name; nil where only what is there can be chosen.
    package var create: (@MainActor (String, _ made: @escaping @MainActor (PickerRow) -> Void) -> Void)?

    /// The most rows of one search.
    package static let limit = 60

    /// A source that answers each search anew.
    package init(
        title: String, placeholder: String, empty: String,
        find: @escaping @Sendable (String) async throws -> [PickerRow]
    ) {
        self.title = title
        self.placeholder = placeholder
        self.empty = empty
        self.find = find
    }

    /// A few rows that are known already, found by initial consonants and folded text.
    package init(title: String, placeholder: String, empty: String, rows: [PickerRow]) {
        self.init(title: title, placeholder: placeholder, empty: empty) { text in
            guard !text.isEmpty else { return rows }
            return RowMatches.positions(of: text, in: rows) { [$0.name, $0.detail] }.map { rows[$0] }
        }
    }
}
