import Domain
import FeatureKit
import Navigation
import Terminal

@MainActor
final class BarPlacesModal: Modal {
    let route = "bar/places"
    private let strings: Strings
    private let show: (BarDestination) -> Void
    private var viewport = ListViewport()
    private weak var host: (any ScreenHost)?

    init(strings: Strings, show: @escaping (BarDestination) -> Void) {
        self.strings = strings
        self.show = show
        viewport.setCount(places.count)
    }

    var title: String { strings["tab.bar"] }

    private var places: [KeyAction] {
        BarPlaces.actions(strings) { [weak self] destination in
            self?.host?.goBack()
            self?.show(destination)
        }
    }

    var actions: [KeyAction] {
        [
            KeyAction(id: "bar.go", title: strings["action.open"], keys: [Key(.enter)], hint: 1) { [weak self] in
                self.map { $0.choose($0.viewport.selected) }
            }
        ] + places + ListMovement.actions(strings, of: self, \.viewport) { $0.host?.setNeedsFrame() }
    }

    func load(in host: any ScreenHost) { self.host = host }

    func contentSize(in available: Size, metrics: TextMetrics) -> Size {
        let widest = places.reduce(metrics.width(of: title) + 6) { max($0, metrics.width(of: $1.title) + 10) }
        return Size(width: min(max(widest, 30), available.width - 8), height: min(places.count, available.height - 4))
    }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        viewport.setHeight(rect.height)
        let places = places
        ListView.draw(viewport, into: &canvas, in: rect, context: context) { [weak self] in
            self?.choose($0)
        } row: { canvas, index, area, isSelected in
            guard places.indices.contains(index) else { return }
            let letter = places[index].keys.first.map { KeyName.label(of: $0, glyphs: context.glyphs) } ?? ""
            canvas.put(letter, x: area.x, y: area.y, style: context.theme[.hintKey])
            canvas.put(
                places[index].title, x: area.x + 3, y: area.y, style: context.theme[isSelected ? .selection : .text],
                fitting: area.width - 3)
        }
    }

    private func choose(_ row: Int) {
        let places = places
        if places.indices.contains(row) { places[row].perform() }
    }
}

/// The places of the bar with their letters, which also work in the menu of the places.
@MainActor
enum BarPlaces {
    private static let all: [(id: String, letter: Character, destination: BarDestination)] = [
        ("makeable", "m", .makeable), ("one-away", "c", .oneAway), ("buy-next", "v", .buyNext),
        ("use-up", "w", .useUp), ("shopping", "s", .shopping), ("log", "l", .log), ("party", "p", .party),
        ("calculators", "f", .calculators), ("statistics", "t", .statistics), ("staples", "d", .staples),
        ("house", "h", .house), ("in-a-minute", "i", .quickSetup),
    ]

    static func letter(of destination: BarDestination) -> Character? {
        all.first { $0.destination == destination }?.letter
    }

    static func actions(
        _ strings: Strings, besides shown: Set<BarDestination> = [], show: @escaping (BarDestination) -> Void
    ) -> [KeyAction] {
        all.filter { !shown.contains($0.destination) }.map { id, letter, destination in
            KeyAction(id: "bar.\(id)", title: strings["action.\(id)"], keys: [.character(letter)]) { show(destination) }
        }
    }
}
