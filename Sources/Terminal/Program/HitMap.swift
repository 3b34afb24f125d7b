/// Where on the frame a click does something. Later regions lie above earlier ones.
@MainActor
public final class HitMap {
    private struct Region {
        /// Where it answers, and the point its clicks are counted from, as a page may show a part of it.
        let rect: Rect
        let origin: Point
        let action: (Point) -> Void
    }

    private var regions: [Region] = []

    /// Makes an empty map.
    public init() {}

    /// Says what a click inside a rectangle does.
    public func add(_ rect: Rect, _ action: @escaping () -> Void) {
        add(points: rect) { _ in action() }
    }

    /// Says what a click on a row of a rectangle does, 0 for the first: one region for a whole list.
    public func add(rows rect: Rect, _ action: @escaping (Int) -> Void) {
        add(points: rect) { action($0.y) }
    }

    /// Says what a click on a point of a rectangle does, counted from its corner: one region for a whole line.
    public func add(points rect: Rect, _ action: @escaping (Point) -> Void) {
        guard !rect.isEmpty else { return }
        regions.append(Region(rect: rect, origin: Point(x: rect.x, y: rect.y), action: action))
    }

    /// Takes over the regions of a page that is shown through a rectangle from its row `top` on.
    public func add(_ page: HitMap, from top: Int, in rect: Rect) {
        for region in page.regions {
            let moved = Rect(
                x: region.rect.x + rect.x, y: region.rect.y + rect.y - top, width: region.rect.width,
                height: region.rect.height)
            let shown = moved.intersection(rect)
            guard !shown.isEmpty else { continue }
            let origin = Point(x: region.origin.x + rect.x, y: region.origin.y + rect.y - top)
            regions.append(Region(rect: shown, origin: origin, action: region.action))
        }
    }

    /// Forgets everything below: a modal covers what lies under it.
    public func removeAll() {
        regions.removeAll()
    }

    /// Runs what lies under a point; answers whether there was anything.
    public func click(at point: Point) -> Bool {
        guard let region = regions.last(where: { $0.rect.contains(point) }) else { return false }
        region.action(Point(x: point.x - region.origin.x, y: point.y - region.origin.y))
        return true
    }
}
