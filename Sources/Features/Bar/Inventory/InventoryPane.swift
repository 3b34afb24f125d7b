import FeatureKit
import Terminal

/// The panes of the bar in the order of `tab`.
enum InventoryPane: Int, CaseIterable {
    case shelf
    case drinks
    case purchases
    case nearDrinks
    case urgentBottles
    case shopping
    case made

    var title: String {
        switch self {
        case .shelf: "shelf.title"
        case .drinks: "shelf.can-make"
        case .purchases: "shelf.buy-next"
        case .nearDrinks: "one-away.title"
        case .urgentBottles: "use-up.title"
        case .shopping: "shopping.title"
        case .made: "log.title"
        }
    }

    /// The place with the whole list; nil for the shelf, which is whole.
    var destination: BarDestination? {
        switch self {
        case .shelf: nil
        case .drinks: .makeable
        case .purchases: .buyNext
        case .nearDrinks: .oneAway
        case .urgentBottles: .useUp
        case .shopping: .shopping
        case .made: .log
        }
    }
}

/// The rectangles of the panes that fit the window; the other lists stay reachable by the keys below.
@MainActor
struct InventoryPaneLayout {
    private static let leastHeight = 18
    /// The height from which the shelf has tall bottles.
    private static let roomyHeight = 32
    /// The least rows of a pane: its frame and two lines.
    private static let leastPane = 4
    /// The height of the lists from which drinks one bottle away get a pane below the purchases.
    private static let twoListsHeight = 20

    private(set) var panes: [(pane: InventoryPane, rect: Rect)] = []

    static func fits(_ rect: Rect, _ context: RenderContext) -> Bool {
        PaneLayout.fits(rect.width, context) && rect.height >= leastHeight
    }

    /// A pane that `isEmpty` keeps the least rows if a pane below it can use them.
    init(_ rect: Rect, isEmpty: (InventoryPane) -> Bool = { _ in false }) {
        let body = Rect(x: rect.x + 1, y: rect.y, width: rect.width - 2, height: rect.height)
        let (shelf, lists) = body.splitTop(ShelfView.rows(body: rect.height >= Self.roomyHeight ? 6 : 3) + 3)
        panes.append((.shelf, shelf))
        let columns = Self.columns(of: lists, weights: [4, 4, 3])
        panes.append((.drinks, columns[0]))
        if lists.height < Self.twoListsHeight {
            panes.append((.purchases, columns[1]))
        } else {
            let (purchases, near) = columns[1].splitTop(max(14, lists.height / 2))
            panes += [(.purchases, purchases), (.nearDrinks, near)]
        }
        let last: [InventoryPane] = [.urgentBottles, .shopping, .made]
        let shown = last.prefix(min(last.count, max(1, lists.height / Self.leastPane)))
        let low = shown.prefix(shown.lastIndex { !isEmpty($0) } ?? 0).filter(isEmpty)
        var rest = columns[2]
        for (index, pane) in shown.enumerated() {
            let left = shown[index...]
            let lowRows = left.count { low.contains($0) } * Self.leastPane
            let share = (rest.height - lowRows) / max(1, left.count { !low.contains($0) })
            let (top, below) = rest.splitTop(low.contains(pane) ? Self.leastPane : share)
            panes.append((pane, top))
            rest = below
        }
    }

    subscript(pane: InventoryPane) -> Rect? { panes.first { $0.pane == pane }?.rect }

    func pane(at point: Point) -> InventoryPane? { panes.first { $0.rect.contains(point) }?.pane }

    /// Returns columns with a gap of one between them.
    private static func columns(of rect: Rect, weights: [Int]) -> [Rect] {
        let whole = weights.reduce(0, +)
        let room = rect.width - (weights.count - 1)
        var rest = rect
        return weights.indices.map { index in
            let isLast = index == weights.count - 1
            let (left, right) = rest.splitLeft(isLast ? rest.width : room * weights[index] / whole)
            rest = right.splitLeft(1).rest
            return left
        }
    }
}
