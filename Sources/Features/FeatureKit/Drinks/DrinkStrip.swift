package import Domain
package import Navigation
package import Terminal

/// The lists of the tab Drinks in a row: recommendations, catalogue lists, own recipes and collections.
@MainActor
package enum DrinkStrip {
    private struct Entry {
        let place: Place
        let name: String
        let route: String
    }

    static let adviceRoute = "drinks"
    private static let entries: [Entry] =
        [Entry(place: .drinks(nil), name: "advice", route: adviceRoute)]
        + DrinkSection.allCases.map { Entry(place: .drinks($0), name: $0.rawValue, route: $0.route) }
        + [
            Entry(place: .ownRecipes, name: "own", route: "drinks/own"),
            Entry(place: .collections, name: "collections", route: "drinks/collections"),
        ]
    static let routes = Set(entries.map(\.route))

    package static func draw(
        _ selected: Place, strings: Strings, into canvas: inout Canvas, in rect: Rect, context: RenderContext,
        show: @escaping (Place) -> Void
    ) {
        let start = index(of: selected)
        StripView.draw(
            entries.map { strings["section.\($0.name)"] }, selected: start, into: &canvas,
            in: rect.inset(horizontal: 2), context: context
        ) { show(entries[start + $0].place) }
    }

    /// Returns the keys that step through the strip; after the last list comes the first.
    package static func actions(
        from selected: Place, _ strings: Strings, hint: Int = 1, show: @escaping (Place) -> Void
    ) -> [KeyAction] {
        let start = index(of: selected)
        func go(_ step: Int) { show(entries[(start + step + entries.count) % entries.count].place) }
        return [
            KeyAction(
                id: "section.next", title: strings["action.section.next"], keys: [Key(.right), .character("]")],
                hint: hint, hintKeys: "← →"
            ) { go(1) },
            KeyAction(
                id: "section.previous", title: strings["action.section.previous"], keys: [Key(.left), .character("[")]
            ) { go(-1) },
        ]
    }

    private static func index(of place: Place) -> Int { entries.firstIndex { $0.place == place } ?? 0 }
}

extension Flow {
    /// Shows another list of the strip in place of the present one and those it was reached through.
    package func step(to place: Place) {
        let routes = self.routes()
        let listed = routes.reversed().prefix { DrinkStrip.routes.contains($0) }.count
        // A list at the root of a stack stays.
        let isToRoot = listed == routes.count
        for _ in 0..<max(0, isToRoot ? listed - 1 : listed) { close() }
        if isToRoot, routes.first == DrinkStrip.adviceRoute, place == .drinks(nil) { return }
        open(place)
    }
}
