/// One line of the command palette.
@MainActor
package struct PaletteItem {
    /// What is searched and shown.
    package let title: String
    /// Where it holds, or what it is, shown behind the title.
    package let remark: String
    /// Its key, or its route, shown at the right.
    package let detail: String
    /// What it is found by beside its title, such as its name in the other language.
    package let names: [String]
    /// Does it.
    package let perform: () -> Void

    package init(
        title: String, remark: String = "", detail: String, names: [String] = [], perform: @escaping () -> Void
    ) {
        self.title = title
        self.remark = remark
        self.detail = detail
        self.names = names
        self.perform = perform
    }

    /// How well a query finds it, by its title or another name; nil for not at all.
    func score(_ query: String) -> Int? {
        ([title] + names).compactMap { FuzzyMatch.score(query, in: $0) }.max()
    }
}
