@MainActor
package struct PaletteItem {
    package let title: String
    /// The heading above the item and its neighbours of the same section; empty for none.
    package let section: String
    /// Shown after the title.
    package let remark: String
    /// The keys, or the kind in a word, shown on the right.
    package let detail: String
    /// Further searchable names, such as the one in the other language.
    package let names: [String]
    package let perform: () -> Void

    package init(
        title: String, section: String = "", remark: String = "", detail: String, names: [String] = [],
        perform: @escaping () -> Void
    ) {
        self.title = title
        self.section = section
        self.remark = remark
        self.detail = detail
        self.names = names
        self.perform = perform
    }

    /// The score of the best matching title or name; nil for no match.
    func score(_ query: String) -> Int? {
        ([title] + names).compactMap { FuzzyMatch.score(query, in: $0) }.max()
    }
}
