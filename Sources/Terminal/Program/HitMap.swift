/// Later regions lie above earlier ones.
@MainActor
package final class HitMap {
    private struct Region {
        /// The region, and the origin of its coordinates, which differ if a page is only partly visible.
        let rect: Rect
        let origin: Point
        var target: AnyHashable?
        /// The column of the pane, so that lines of panes side by side differ.
        var pane = 0
        let action: (Point) -> Void
    }

    /// Where a target is, for moving from line to line.
    package struct Place: Hashable, Sendable {
        package let x: Int
        package let y: Int
        package let pane: Int

        package init(x: Int, y: Int, pane: Int = 0) {
            self.x = x
            self.y = y
            self.pane = pane
        }
    }

    private var regions: [Region] = []

    package init() {}

    package func add(_ rect: Rect, _ action: @escaping () -> Void) {
        add(points: rect) { _ in action() }
    }

    /// Adds a target of a page; its first region is its place.
    package func add<Target: Hashable>(_ rect: Rect, _ target: Target, _ click: @escaping (Target) -> Void) {
        guard !rect.isEmpty else { return }
        regions.append(
            Region(rect: rect, origin: Point(x: rect.x, y: rect.y), target: AnyHashable(target)) { _ in click(target) })
    }

    package var places: [AnyHashable: Place] {
        regions.reduce(into: [:]) { places, region in
            guard let target = region.target, places[target] == nil else { return }
            places[target] = Place(x: region.rect.x, y: region.rect.y, pane: region.pane)
        }
    }

    /// Adds a list; the action receives the row, 0 for the first.
    package func add(rows rect: Rect, _ action: @escaping (Int) -> Void) {
        add(points: rect) { action($0.y) }
    }

    /// Adds a region whose action receives the point relative to the rectangle's corner.
    package func add(points rect: Rect, _ action: @escaping (Point) -> Void) {
        guard !rect.isEmpty else { return }
        regions.append(Region(rect: rect, origin: Point(x: rect.x, y: rect.y), action: action))
    }

    /// Adds the regions of a page shown in a rectangle from its row `top` on.
    package func add(_ page: HitMap, from top: Int, in rect: Rect) {
        for region in page.regions {
            let moved = Rect(
                x: region.rect.x + rect.x, y: region.rect.y + rect.y - top, width: region.rect.width,
                height: region.rect.height)
            let shown = moved.intersection(rect)
            guard !shown.isEmpty else { continue }
            let origin = Point(x: region.origin.x + rect.x, y: region.origin.y + rect.y - top)
            regions.append(
                Region(
                    rect: shown, origin: origin, target: region.target, pane: region.pane + rect.x,
                    action: region.action))
        }
    }

    package func removeAll() {
        regions.removeAll()
    }

    /// Runs the action at a point. Returns whether there was one.
    package func click(at point: Point) -> Bool {
        guard let region = regions.last(where: { $0.rect.contains(point) }) else { return false }
        region.action(Point(x: point.x - region.origin.x, y: point.y - region.origin.y))
        return true
    }
}
