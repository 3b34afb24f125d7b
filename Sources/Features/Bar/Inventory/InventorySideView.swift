import Domain
import FeatureKit
import Terminal

@MainActor
struct InventorySideView {
    let state: InventoryState
    let strings: Strings
    let context: RenderContext

    func draw(into canvas: inout Canvas, in rect: Rect) {
        let area = Rect(x: rect.x + 1, y: rect.y, width: rect.width - 3, height: rect.height)
        let purchases = state.purchases.isEmpty ? 0 : min(state.purchases.count + 2, area.height / 2)
        // A title, the drinks or an explanation that there are none, and a blank line.
        let drinks = state.makeable == 0 ? 5 : state.makeable + 2
        let (top, bottom) = area.splitTop(min(drinks, area.height - purchases))
        drawDrinks(into: &canvas, in: top)
        drawPurchases(into: &canvas, in: bottom)
    }

    private func drawDrinks(into canvas: inout Canvas, in rect: Rect) {
        let theme = context.theme
        canvas.put(strings["shelf.can-make"], x: rect.x, y: rect.y, style: theme[.heading])
        guard !state.drinks.isEmpty else {
            TextBlock.draw(strings["shelf.none-yet"], into: &canvas, in: rect.splitTop(1).rest, style: theme[.muted])
            return
        }
        let rows = max(0, rect.height - 2)
        let shown = state.drinks.prefix(state.makeable <= rows ? rows : max(0, rows - 1))
        for (index, drink) in shown.enumerated() {
            let y = rect.y + 1 + index
            // Urgent drinks come first and carry the bottle's sign.
            let isUrgent = index < state.urgentDrinks
            canvas.put(isUrgent ? "!" : context.glyphs.disc, x: rect.x, y: y, style: theme[isUrgent ? .warning : .good])
            let width = canvas.metrics.width(of: drink.strength)
            canvas.put(drink.name, x: rect.x + 2, y: y, style: theme[.text], fitting: rect.width - width - 4)
            canvas.put(drink.strength, x: rect.maxX - width, y: y, style: theme[.muted])
        }
        if state.makeable > shown.count, rect.height > shown.count + 1 {
            canvas.put(
                strings("shelf.more", String(state.makeable - shown.count)), x: rect.x + 2,
                y: rect.y + 1 + shown.count, style: theme[.muted])
        }
    }

    private func drawPurchases(into canvas: inout Canvas, in rect: Rect) {
        guard rect.height >= 2 else { return }
        let theme = context.theme
        let metrics = canvas.metrics
        let opens = strings["shelf.opens"]
        let brings = strings["shelf.one-away-short"]
        let bringsX = rect.maxX - max(metrics.width(of: brings), 4)
        let opensX = bringsX - max(metrics.width(of: opens), 4) - 2
        canvas.put(
            strings["shelf.buy-next"], x: rect.x, y: rect.y, style: theme[.heading], fitting: opensX - rect.x - 1)
        canvas.put(opens, x: opensX, y: rect.y, style: theme[.muted])
        canvas.put(brings, x: bringsX, y: rect.y, style: theme[.muted])
        for (index, purchase) in state.purchases.enumerated() where index + 1 < rect.height {
            let y = rect.y + 1 + index
            canvas.put("\(index + 1)", x: rect.x, y: y, style: theme[.muted])
            canvas.put(purchase.name, x: rect.x + 3, y: y, style: theme[.text], fitting: opensX - rect.x - 4)
            canvas.put(
                metrics.padded(purchase.opens, to: metrics.width(of: opens), alignment: .trailing), x: opensX, y: y,
                style: theme[.good])
            canvas.put(
                metrics.padded(purchase.brings, to: metrics.width(of: brings), alignment: .trailing), x: bringsX, y: y,
                style: theme[.muted])
        }
    }
}
