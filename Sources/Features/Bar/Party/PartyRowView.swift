import Domain
import FeatureKit
import Terminal

@MainActor
enum PartyRowView {
    static func draw(
        _ state: PartyState, on page: PartyPage, _ index: Int, isSelected: Bool, into canvas: inout Canvas,
        in rect: Rect, context: RenderContext
    ) {
        switch page {
        case .menu where state.menu.indices.contains(index):
            draw(state.menu[index], isSelected, &canvas, rect, context)
        case .needs where state.needs.indices.contains(index):
            draw(state.needs[index], isSelected, &canvas, rect, context)
        case .queue where state.orders.indices.contains(index):
            draw(state.orders[index], isSelected, &canvas, rect, context)
        case .menu, .needs, .queue: break
        }
    }

    private static func draw(
        _ row: PartyState.Course, _ isSelected: Bool, _ canvas: inout Canvas, _ rect: Rect, _ context: RenderContext
    ) {
        let theme = context.theme
        let sign = row.isMakeable && !row.isShort ? context.glyphs.disc : context.glyphs.circle
        let role: Role = !row.isMakeable ? .muted : row.isShort ? .warning : .good
        if !context.isPlain { canvas.put(sign, x: rect.x, y: rect.y, style: theme[role]) }
        canvas.put(
            canvas.metrics.padded("\(row.servings) x", to: 5, alignment: .trailing), x: rect.x + 2, y: rect.y,
            style: theme[.text])
        let nameWidth = min(28, rect.width / 3)
        canvas.put(
            row.name, x: rect.x + 8, y: rect.y, style: theme[isSelected ? .selection : row.isMakeable ? .text : .muted],
            fitting: nameWidth)
        let reachX = rect.x + 9 + nameWidth
        var end = canvas.put(row.reach, x: reachX, y: rect.y, style: theme[role])
        for (text, role) in [(row.placing, Role.text), (row.ingredients, .muted)] where !text.isEmpty {
            let x = max(end + 2, reachX + 14)
            end = canvas.put(text, x: x, y: rect.y, style: theme[role], fitting: rect.maxX - x)
        }
    }

    private static func draw(
        _ row: PartyState.Need, _ isSelected: Bool, _ canvas: inout Canvas, _ rect: Rect, _ context: RenderContext
    ) {
        let theme = context.theme
        let metrics = canvas.metrics
        let sign = row.isToBuy ? context.glyphs.circle : context.glyphs.check
        if !context.isPlain { canvas.put(sign, x: rect.x, y: rect.y, style: theme[row.isToBuy ? .warning : .good]) }
        let nameWidth = min(28, rect.width / 3)
        canvas.put(
            row.name, x: rect.x + 2, y: rect.y, style: theme[isSelected ? .selection : .text], fitting: nameWidth)
        var x = rect.x + 3 + nameWidth
        canvas.put(metrics.padded(row.amount, to: 12, alignment: .trailing), x: x, y: rect.y, style: theme[.text])
        x += 14
        let end = canvas.put(row.buy, x: x, y: rect.y, style: theme[row.isToBuy ? .text : .muted])
        x = max(end + 2, x + 14)
        canvas.put(row.drinks, x: x, y: rect.y, style: theme[.muted], fitting: rect.maxX - x)
    }

    private static func draw(
        _ row: PartyState.Order, _ isSelected: Bool, _ canvas: inout Canvas, _ rect: Rect, _ context: RenderContext
    ) {
        let theme = context.theme
        let sign =
            context.isPlain ? row.standing : row.order.isDone ? context.glyphs.check : context.glyphs.circle
        let rect = canvas.put(sign: sign, in: rect, style: theme[row.order.isDone ? .good : .muted])
        let nameWidth = min(18, rect.width / 4)
        canvas.put(row.order.name, x: rect.x + 2, y: rect.y, style: theme[.text], fitting: nameWidth)
        let drinkX = rect.x + 3 + nameWidth
        let drinkWidth = min(28, rect.width / 3)
        canvas.put(
            row.drink, x: drinkX, y: rect.y, style: theme[isSelected ? .selection : row.order.isDone ? .muted : .text],
            fitting: drinkWidth)
        let noteX = drinkX + drinkWidth + 1
        canvas.put(row.order.note, x: noteX, y: rect.y, style: theme[.muted], fitting: rect.maxX - noteX)
    }
}
