/// Where on the frame a click does something. Later regions lie above earlier ones.
@MainActor
public final class HitMap {
    private var regions: [(rect: Rect, action: () -> Void)] = []

    /// Makes an empty map.
    public init() {}

    /// Says what a click inside a rectangle does.
    public func add(_ rect: Rect, _ action: @escaping () -> Void) {
        guard !rect.isEmpty else { return }
        regions.append((rect, action))
    }

    /// Takes over the regions of a page that is shown through a rectangle from its row `top` on.
    public func add(_ page: HitMap, from top: Int, in rect: Rect) {
        for region in page.regions {
            let moved = Rect(
                x: region.rect.x + rect.x, y: region.rect.y + rect.y - top, width: region.rect.width,
                height: region.rect.height)
            add(moved.intersection(rect), region.action)
        }
    }

    /// Forgets everything below: a modal covers what lies under it.
    public func removeAll() {
        regions.removeAll()
    }

    /// Runs what lies under a point; answers whether there was anything.
    public func click(at point: Point) -> Bool {
        guard let region = regions.last(where: { $0.rect.contains(point) }) else { return false }
        region.action()
        return true
    }
}
