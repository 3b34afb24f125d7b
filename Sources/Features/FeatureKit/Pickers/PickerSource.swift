package import Domain

package struct PickerSource: Sendable {
    package let title: String
    package let placeholder: String
    /// Explains why nothing was found and what to do.
    package let empty: String
    /// Finds the rows for a text; for an empty text, all useful rows.
    package let find: @Sendable (String) async throws -> [PickerRow]
    /// Creates an item with a name that was not found; nil if only existing items can be chosen.
    package var create: (@MainActor (String, _ made: @escaping @MainActor (PickerRow) -> Void) -> Void)?

    package static let limit = 60

    package init(
        title: String, placeholder: String, empty: String,
        find: @escaping @Sendable (String) async throws -> [PickerRow]
    ) {
        self.title = title
        self.placeholder = placeholder
        self.empty = empty
        self.find = find
    }

    /// Creates a source of a few fixed rows, matched by initial consonants and folded text.
    package init(title: String, placeholder: String, empty: String, rows: [PickerRow]) {
        self.init(title: title, placeholder: placeholder, empty: empty) { text in
            guard !text.isEmpty else { return rows }
            return RowMatches.positions(of: text, in: rows) { [$0.name, $0.detail] }.map { rows[$0] }
        }
    }

    /// Creates a source of a few fixed rows with the usual texts.
    package init(title: String, rows: [PickerRow], _ strings: Strings) {
        self.init(
            title: title, placeholder: strings["form.type-to-find"], empty: strings["form.nothing-found"], rows: rows)
    }
}

package struct PickerRow: Hashable, Sendable, Identifiable {
    package let id: String
    package let name: String
    package let detail: String
    /// The rest of the typed text, if only a part of it names the row, such as `45ml` of `gin 45ml`.
    package var typed = ""

    package init(id: String, name: String, detail: String = "") {
        self.id = id
        self.name = name
        self.detail = detail
    }

    package init(_ ingredient: Ingredient, _ strings: Strings) {
        self.init(
            id: ingredient.id.rawValue, name: ingredient.name[strings.language],
            detail: strings["category.\(ingredient.category.rawValue)"])
    }
}
