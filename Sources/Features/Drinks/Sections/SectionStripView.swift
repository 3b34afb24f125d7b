import Domain
import FeatureKit
import Navigation
import Terminal

/// The lists of the tab in a row with the current one in brackets, then own recipes and collections.
@MainActor
enum SectionStripView {
    static let ends: [(key: String, place: Place)] = [
        ("section.own", .ownRecipes), ("section.collections", .collections),
    ]

    /// Draws the strip on one line; a `selected` of nil is the recommendations.
    static func draw(
        _ selected: DrinkSection?, strings: Strings, into canvas: inout Canvas, in rect: Rect, context: RenderContext,
        open: @escaping (Place) -> Void = { _ in }, show: @escaping (DrinkSection?) -> Void
    ) {
        var x = rect.x + 2
        let places: [DrinkSection?] = [nil] + DrinkSection.allCases
        for place in places {
            let title = strings[key(place)]
            let isSelected = place == selected
            let text = isSelected ? "[\(title)]" : " \(title) "
            let width = canvas.metrics.width(of: text)
            guard x + width <= rect.maxX else { return }
            let start = x
            x = canvas.put(text, x: x, y: rect.y, style: context.theme[isSelected ? .text : .muted])
            context.hits.add(Rect(x: start, y: rect.y, width: width, height: 1)) { show(place) }
        }
        for (key, place) in ends {
            let text = " \(strings[key]) "
            let width = canvas.metrics.width(of: text)
            guard x + width <= rect.maxX else { return }
            let start = x
            x = canvas.put(text, x: x, y: rect.y, style: context.theme[.muted])
            context.hits.add(Rect(x: start, y: rect.y, width: width, height: 1)) { open(place) }
        }
    }

    static func key(_ section: DrinkSection?) -> String { "section.\(section?.rawValue ?? "advice")" }
}

@MainActor
enum SectionKeys {
    static func ownActions(_ strings: Strings, open: @escaping (Place) -> Void) -> [KeyAction] {
        [
            KeyAction(
                id: "drinks.own", title: strings["action.own-recipes"], keys: [.character(",")], hint: 3
            ) { open(.ownRecipes) },
            KeyAction(
                id: "drinks.collections", title: strings["action.collections"], keys: [.character(".")], hint: 3
            ) { open(.collections) },
            KeyAction(
                id: "drinks.new", title: strings["action.new-recipe"], keys: [.character("+")], hint: 2
            ) { open(.newRecipe) },
        ]
    }

    /// Returns the keys along the strip; `show` receives a list, or nil for the recommendations.
    static func actions(
        from section: DrinkSection?, _ strings: Strings, open: @escaping (Place) -> Void,
        show: @escaping (DrinkSection?) -> Void
    ) -> [KeyAction] {
        let lists: [DrinkSection?] = [nil] + DrinkSection.allCases
        let ends = SectionStripView.ends.map { $0.place }
        let count = lists.count + ends.count
        let start = lists.firstIndex(of: section) ?? 0
        func go(_ step: Int) {
            let place = (start + step + count) % count
            if place < lists.count { show(lists[place]) } else { open(ends[place - lists.count]) }
        }
        return [
            KeyAction(
                id: "section.next", title: strings["action.section.next"], keys: [Key(.right), .character("]")],
                hint: 1, hintKeys: "← →"
            ) { go(1) },
            KeyAction(
                id: "section.previous", title: strings["action.section.previous"], keys: [Key(.left), .character("[")]
            ) { go(-1) },
        ]
    }
}
