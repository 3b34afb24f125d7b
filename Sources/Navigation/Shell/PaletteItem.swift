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
    package private(set) var names: [String]
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

    /// Joins actions with places. A place that an action opens appears once, as the action, under the names of both.
    static func joined(_ actions: [PaletteItem], with places: [PaletteItem]) -> [PaletteItem] {
        var (actions, others) = (actions, [PaletteItem]())
        for place in places {
            if let same = actions.firstIndex(where: { $0.isSame(as: place) }) {
                actions[same].names += place.names
            } else {
                others.append(place)
            }
        }
        return actions + others
    }

    /// Whether the titles are equal, or equal but for capitals with a second name in common, such as in the other
    /// language: "wish list" puts a work on the "Wish list".
    private func isSame(as other: PaletteItem) -> Bool {
        guard title != other.title else { return true }
        guard title.lowercased() == other.title.lowercased() else { return false }
        return Set(names.map { $0.lowercased() }).intersection(other.names.map { $0.lowercased() }).count > 1
    }
}
