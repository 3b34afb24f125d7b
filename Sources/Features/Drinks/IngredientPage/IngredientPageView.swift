import Domain
import FeatureKit
import Terminal

@MainActor
struct IngredientPageView {
    let content: IngredientPageState.Content
    let focused: IngredientPageTarget?
    let strings: Strings
    let context: RenderContext
    let click: (IngredientPageTarget) -> Void

    func draw(into canvas: inout Canvas) -> (lines: Int, focus: Int?) {
        let theme = context.theme
        let width = canvas.size.width
        var focus: Int?
        let end = canvas.put(content.name, x: 3, y: 0, style: theme[.title])
        if !content.otherName.isEmpty, canvas.metrics.canDrawHangul {
            canvas.put("\(context.glyphs.dot) \(content.otherName)", x: end + 1, y: 0, style: theme[.muted])
        }
        canvas.put(content.kindLine, x: 3, y: 1, style: theme[.muted])
        let sign = content.isInBar ? context.glyphs.check : context.glyphs.circle
        canvas.put(
            context.isPlain ? content.ownership : "\(sign) \(content.ownership)", x: 3, y: 2,
            style: theme[content.isInBar ? .good : .text], limit: width - 6)
        var y = content.opens.isEmpty ? 4 : 5
        canvas.put(content.opens, x: 3, y: 3, style: theme[.muted], fitting: width - 6)
        if let summary = content.summary {
            let area = Rect(x: 3, y: y, width: min(width - 6, 90), height: 8)
            y += TextBlock.draw(summary, into: &canvas, in: area, style: theme[.text]) + 1
        }
        y = drawFacts(into: &canvas, y: y)
        y = drawBase(into: &canvas, y: y, focus: &focus)
        y = drawLinks("ingredient.of", content.parent.map { [$0] } ?? [], into: &canvas, y: y, focus: &focus)
        y = drawLinks("ingredient.kinds", content.children, into: &canvas, y: y, focus: &focus)
        y = drawLinks("ingredient.parts", content.parts, into: &canvas, y: y, focus: &focus)
        y = drawDrinks(into: &canvas, y: y, focus: &focus)
        return (y, focus)
    }

    private func drawFacts(into canvas: inout Canvas, y: Int) -> Int {
        guard !content.facts.isEmpty else { return y }
        let labels = content.facts.reduce(0) { max($0, canvas.metrics.width(of: $1.label)) }
        var y = y
        for fact in content.facts {
            canvas.put(fact.label, x: 3, y: y, style: context.theme[.muted])
            let room = canvas.size.width - labels - 8
            canvas.put(fact.value, x: 3 + labels + 2, y: y, style: context.theme[.text], fitting: room)
            y += 1
        }
        return y + 1
    }

    private func drawLinks(
        _ label: String, _ links: [IngredientPageState.Link], into canvas: inout Canvas, y: Int, focus: inout Int?
    ) -> Int {
        guard !links.isEmpty else { return y }
        var x = canvas.put(strings[label], x: 3, y: y, style: context.theme[.muted]) + 2
        let left = x
        var y = y
        for link in links {
            let sign = link.isOwned ? context.isPlain ? "\(context.glyphs.check) " : context.glyphs.check : ""
            let width = canvas.metrics.width(of: sign + link.name)
            if x + width > canvas.size.width - 3, x > left {
                x = left
                y += 1
            }
            x = drawLink(link.name, behind: sign, .ingredient(link.id), into: &canvas, x: x, y: y, focus: &focus) + 2
        }
        return y + 2
    }

    private func drawBase(into canvas: inout Canvas, y: Int, focus: inout Int?) -> Int {
        guard let base = content.base else { return y }
        let x = canvas.put(strings["ingredient.base"], x: 3, y: y, style: context.theme[.muted]) + 2
        drawLink(base.name, .base(base.base), into: &canvas, x: x, y: y, focus: &focus)
        return y + 1
    }

    /// Draws a link behind its sign, as far as there is room, and returns its end.
    @discardableResult
    private func drawLink(
        _ text: String, behind sign: String = "", _ target: IngredientPageTarget, into canvas: inout Canvas, x: Int,
        y: Int, focus: inout Int?
    ) -> Int {
        let isFocused = focused == target
        if isFocused {
            focus = y
            canvas.setCursor(x: x, y: y, visible: false)
        }
        let start = canvas.put(sign, x: x, y: y, style: context.theme[.good])
        let end = canvas.put(
            text, x: start, y: y, style: context.theme[isFocused ? .selection : .link],
            limit: canvas.size.width - 3 - start)
        context.hits.add(Rect(x: x, y: y, width: end - x, height: 1)) { click(target) }
        return end
    }

    private func drawDrinks(into canvas: inout Canvas, y: Int, focus: inout Int?) -> Int {
        guard !content.drinks.isEmpty else {
            canvas.put(strings["ingredient.no-drinks"], x: 3, y: y, style: context.theme[.muted])
            return y + 1
        }
        canvas.put(content.drinksTitle, x: 3, y: y, style: context.theme[.heading])
        var y = y + 1
        if !content.allDrinks.isEmpty {
            drawLink(content.allDrinks, .allDrinks, into: &canvas, x: 3, y: y, focus: &focus)
            y += 1
        }
        for row in content.drinks {
            let target = IngredientPageTarget.drink(row.id)
            let isFocused = focused == target
            if isFocused {
                focus = y
                canvas.put(String(context.glyphs.marker), x: 1, y: y, style: context.theme[.accent])
                canvas.setCursor(x: 1, y: y, visible: false)
            }
            // Limits the width so that figures stay near the names.
            let area = Rect(x: 3, y: y, width: min(canvas.size.width - 4, 100), height: 1)
            DrinkRowView.draw(row, query: "", isSelected: isFocused, into: &canvas, in: area, context: context)
            context.hits.add(area) { click(target) }
            y += 1
        }
        return y
    }
}
