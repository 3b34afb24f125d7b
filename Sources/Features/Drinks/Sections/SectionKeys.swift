internal import Domain
internal import Navigation
internal import Terminal

/// The keys that walk the lists of the tab.
@MainActor
enum SectionKeys {
    /// The actions; `show` gets the list to show, nil for the recommendations.
    static func actions(
        from section: DrinkSection?, _ strings: Strings, show: @escaping (DrinkSection?) -> Void
    ) -> [KeyAction] {
        let places: [DrinkSection?] = [nil] + DrinkSection.allCases
        let place = places.firstIndex(of: section) ?? 0
        func go(_ step: Int) { show(places[(place + step + places.count) % places.count]) }
        return [
            KeyAction(
                id: "section.next", title: strings["action.section.next"], keys: [.character("]")], hint: 1,
                hintKeys: "[ ]"
            ) { go(1) },
            KeyAction(
                id: "section.previous", title: strings["action.section.previous"], keys: [.character("[")]
            ) { go(-1) },
        ]
    }
}
