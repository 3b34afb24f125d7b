/// Where on the frame a click does something. Later regions lie above earlier ones.
@MainActor
public final class HitMap {
    private struct Region {
        /// Where it answers, and which row its first is, as a page may show a part of it.
        let rect: Rect
        let first: Int
        let action: (Int) -> Void
    }

    private var regions: [Region] = []

    /// Makes an empty map.
    public init() {}

    /// Says what a click inside a rectangle does.
    public func add(_ rect: Rect, _ action: @escaping () -> Void) {
        add(rows: rect) { _ in action() }
    }

    /// Says what a click on a row of a rectangle does, 0 for the first: one region for a whole list.
    public func add(rows rect: Rect, _ action: @escaping (Int) -> Void) {
        guard !rect.isEmpty else { return }
        regions.append(Region(rect: rect, first: rect.y, action: action))
    }

    /// Takes over the regions of a page that is shown through a rectangle from its row `top` on.
    public func add(_ page: HitMap, from top: Int, in rect: Rect) {
        for region in page.regions {
            let moved = Rect(
                x: region.rect.x + rect.x, y: region.rect.y + rect.y - top, width: region.rect.width,
                height: region.rect.height)
            let shown = moved.intersection(rect)
            guard !shown.isEmpty else { continue }
            regions.append(Region(rect: shown, first: region.first + rect.y - top, action: region.action))
        }
    }

    /// Forgets everything below: a modal covers what lies under it.
    public func removeAll() {
        regions.removeAll()
    }

    /// Runs what lies under a point; answers whether there was anything.
    public func click(at point: Point) -> Bool {
        guard let region = regions.last(where: { $0.rect.contains(point) }) else { return false }
        region.action(point.y - region.first)
        return true
    }
}
