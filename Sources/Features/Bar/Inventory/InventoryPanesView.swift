import Domain
import FeatureKit
import Terminal

enum InventoryPane: Int, CaseIterable {
    case shelf
    case drinks
    case purchases
}

/// The bar in a wide window: the shelf above the drinks it makes, what to buy next, and the selected bottle.
@MainActor
struct InventoryPanesView {
    private static let leastHeight = 18
    private static let threePanes = 130

    let state: InventoryState
    let pane: InventoryPane
    /// The selected bottle.
    let bottle: Int?
    let drinks: ListViewport
    let purchases: ListViewport
    let strings: Strings
    let context: RenderContext
    /// Called with the clicked row; nil for the frame.
    let select: (InventoryPane, Int?) -> Void

    static func fits(_ rect: Rect, _ context: RenderContext) -> Bool {
        PaneLayout.fits(rect.width, context) && rect.height >= leastHeight
    }

    @MainActor
    struct Areas {
        let shelf: Rect
        let drinks: Rect
        let purchases: Rect
        /// Nil where there is no room.
        let bottle: Rect?

        init(_ rect: Rect) {
            let body = Rect(x: rect.x + 1, y: rect.y, width: rect.width - 2, height: rect.height)
            let (shelf, lists) = body.splitTop(ShelfView.rows(body: rect.height >= 34 ? 6 : 3) + 3)
            self.shelf = shelf
            let count = rect.width >= InventoryPanesView.threePanes ? 3 : 2
            let width = (lists.width - (count - 1)) / count
            let (drinks, rest) = lists.splitLeft(width)
            self.drinks = drinks
            let others = Rect(x: rest.x + 1, y: rest.y, width: rest.width - 1, height: rest.height)
            guard count == 3 else {
                purchases = others
                bottle = nil
                return
            }
            let (purchases, last) = others.splitLeft(width)
            self.purchases = purchases
            bottle = Rect(x: last.x + 1, y: last.y, width: last.width - 1, height: last.height)
        }

        func pane(at point: Point) -> InventoryPane? {
            shelf.contains(point)
                ? .shelf : drinks.contains(point) ? .drinks : purchases.contains(point) ? .purchases : nil
        }
    }

    func draw(into canvas: inout Canvas, in areas: Areas) {
        drawShelf(into: &canvas, in: areas.shelf)
        drawDrinks(into: &canvas, in: areas.drinks)
        drawPurchases(into: &canvas, in: areas.purchases)
        if let area = areas.bottle { drawBottle(into: &canvas, in: area) }
    }

    private var selectedBottle: InventoryState.Bottle? {
        let bottles = state.bottlesInOrder
        return bottle.flatMap { bottles.indices.contains($0) ? bottles[$0] : nil }
    }

    private func panel(
        _ title: String, _ figure: String, _ pane: InventoryPane, into canvas: inout Canvas, in rect: Rect
    ) -> Rect {
        context.hits.add(rect) { select(pane, nil) }
        return PanelView.draw(
            title: title, figure: figure, isFocused: self.pane == pane, into: &canvas, in: rect, context: context)
    }

    private func drawShelf(into canvas: inout Canvas, in rect: Rect) {
        let low = state.bottlesInOrder.count { $0.isUrgent }
        let figure = [
            strings.counted("shelf.bottles", state.bottles), low > 0 ? strings("shelf.low", String(low)) : "",
        ].filter { !$0.isEmpty }.joined(separator: " · ")
        let inside = panel(strings["shelf.title"], figure, .shelf, into: &canvas, in: rect)
        let (bottles, line) = inside.splitBottom(1)
        let hidden = ShelfView(bottles: state.bottlesInOrder, selected: bottle, context: context) {
            select(.shelf, $0)
        }.draw(
            into: &canvas, in: Rect(x: bottles.x + 2, y: bottles.y, width: bottles.width - 4, height: bottles.height))
        if hidden.before > 0 { canvas.put("‹", x: bottles.x, y: bottles.maxY - 1, style: context.theme[.accent]) }
        if hidden.after > 0 { canvas.put("›", x: bottles.maxX - 1, y: bottles.maxY - 1, style: context.theme[.accent]) }
        guard let selectedBottle else { return }
        let facts = [selectedBottle.name, selectedBottle.kind, selectedBottle.mark, makes(selectedBottle)]
        canvas.put(
            canvas.metrics.truncated(
                facts.filter { !$0.isEmpty }.joined(separator: " · "), to: line.width - 4), x: line.x + 2, y: line.y,
            style: context.theme[.muted])
    }

    private func makes(_ bottle: InventoryState.Bottle) -> String {
        bottle.makes.isEmpty ? strings["shelf.makes-none"] : strings.counted("shelf.makes", bottle.makes.count)
    }

    /// Draws the makeable drinks; those of the selected bottle stand out.
    private func drawDrinks(into canvas: inout Canvas, in rect: Rect) {
        let theme = context.theme
        let inside = panel(strings["shelf.can-make"], String(state.makeable), .drinks, into: &canvas, in: rect)
        guard !state.drinks.isEmpty else {
            let area = inside.inset(horizontal: 2)
            TextBlock.draw(strings["shelf.none-yet"], into: &canvas, in: area, style: theme[.muted])
            return
        }
        let makes = Set(selectedBottle?.makes ?? [])
        list(drinks, .drinks, into: &canvas, in: inside) { canvas, index, area, isSelected in
            guard state.drinks.indices.contains(index) else { return }
            let drink = state.drinks[index]
            let isUrgent = index < state.urgentDrinks
            canvas.put(
                isUrgent ? "!" : String(context.glyphs.disc), x: area.x, y: area.y,
                style: theme[isUrgent ? .warning : makes.contains(drink.id) ? .accent : .good])
            let width = canvas.metrics.width(of: drink.strength)
            let name = canvas.metrics.truncated(drink.name, to: area.width - width - 4)
            let style = makes.contains(drink.id) ? theme[.title] : theme[.text]
            canvas.put(name, x: area.x + 2, y: area.y, style: isSelected ? theme[.selection] : style)
            canvas.put(drink.strength, x: area.maxX - width, y: area.y, style: theme[.muted])
        }
    }

    private func drawPurchases(into canvas: inout Canvas, in rect: Rect) {
        let theme = context.theme
        let inside = panel(
            strings["shelf.buy-next"], strings["shelf.buy-next-legend"], .purchases, into: &canvas, in: rect)
        let most = state.purchases.map { $0.unlockCount + $0.oneAwayCount }.max() ?? 1
        list(purchases, .purchases, into: &canvas, in: inside) { canvas, index, area, isSelected in
            guard state.purchases.indices.contains(index) else { return }
            let purchase = state.purchases[index]
            let numbers = canvas.metrics.width(of: "\(purchase.opens) \(purchase.brings)")
            let bar = min(20, max(6, area.width / 3))
            let barX = area.maxX - 8 - bar
            canvas.put(
                canvas.metrics.truncated(purchase.name, to: barX - area.x - 1), x: area.x, y: area.y,
                style: theme[isSelected ? .selection : .text])
            let isASCII = context.glyphs != .unicode || canvas.metrics.isASCII
            let now = max(1, purchase.unlockCount * bar / max(1, most))
            let later = min(bar - now, purchase.oneAwayCount * bar / max(1, most))
            canvas.put(String(repeating: isASCII ? "#" : "▓", count: now), x: barX, y: area.y, style: theme[.meter])
            canvas.put(
                String(repeating: isASCII ? "." : "░", count: later), x: barX + now, y: area.y,
                style: theme[.meterOff])
            let x = canvas.put(purchase.opens, x: area.maxX - numbers, y: area.y, style: theme[.good])
            canvas.put(purchase.brings, x: x + 1, y: area.y, style: theme[.muted])
        }
    }

    private func list(
        _ viewport: ListViewport, _ pane: InventoryPane, into canvas: inout Canvas, in rect: Rect,
        row: (inout Canvas, Int, Rect, Bool) -> Void
    ) {
        ListView.draw(
            viewport, isActive: self.pane == pane, into: &canvas, in: rect, context: context,
            click: { select(pane, $0) }, row: row)
    }

    private func drawBottle(into canvas: inout Canvas, in rect: Rect) {
        guard let bottle = selectedBottle else { return }
        let inside = PanelView.draw(
            title: bottle.name, figure: bottle.mark, isFocused: false, into: &canvas, in: rect, context: context
        ).inset(horizontal: 2)
        let rows = Dictionary(state.drinks.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
        let names = bottle.makes.compactMap { rows[$0] }
        canvas.put(
            canvas.metrics.truncated(makes(bottle), to: inside.width), x: inside.x, y: inside.y,
            style: context.theme[.muted])
        for (row, name) in names.prefix(max(0, inside.height - 1)).enumerated() {
            canvas.put(
                "\(context.glyphs.disc) \(canvas.metrics.truncated(name, to: inside.width - 2))", x: inside.x,
                y: inside.y + 1 + row, style: context.theme[.text])
        }
    }
}
