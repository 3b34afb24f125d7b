import Domain
import FeatureKit
import Terminal

extension DrinkDetailView {
    /// Draws the member's history and the similar drinks. Returns the next free line.
    func drawMember(into canvas: inout Canvas, y: Int, focus: inout Int?) -> Int {
        var y = y
        for line in [content.opinion, content.made].compactMap({ $0 }) {
            drawMade(line, into: &canvas, y: y)
            y += 1
        }
        if !like.isEmpty { y = drawLike(into: &canvas, y: y, focus: &focus) }
        return content.made == nil && content.opinion == nil && like.isEmpty ? y : y + 1
    }

    private func drawMade(_ made: DrinkDetailState.MadeLine, into canvas: inout Canvas, y: Int) {
        let width = canvas.size.width
        let stars = made.rating.map { RatingText.describe($0, context) } ?? ""
        let room = width - 6 - (stars.isEmpty ? 0 : canvas.metrics.width(of: stars) + 1)
        let note = made.note.map { ": \"\($0)\"" } ?? ""
        let text = canvas.metrics.truncated(made.text + note, to: room)
        let end = canvas.put(text, x: 3, y: y, style: context.theme[.text])
        canvas.put(stars, x: end + 1, y: y, style: context.theme[.warning])
    }

    /// Draws links to similar drinks, each with what the bar lacks.
    private func drawLike(into canvas: inout Canvas, y: Int, focus: inout Int?) -> Int {
        let theme = context.theme
        let metrics = canvas.metrics
        let right = canvas.size.width - 2
        var y = y
        let left = canvas.put(strings["drink.like"], x: 3, y: y, style: theme[.muted]) + 1
        var x = left
        for (index, link) in like.enumerated() {
            let reach = link.reach.isEmpty ? "" : " (\(link.reach))"
            let width = metrics.width(of: link.name + reach)
            if x > left, x + 3 + width > right {
                x = left
                y += 1
            } else if index > 0 {
                x = canvas.put(" \(context.glyphs.dot) ", x: x, y: y, style: theme[.muted])
            }
            let target = DrinkDetailTarget.drink(link.id)
            let isFocused = focused == target
            if isFocused {
                focus = y
                canvas.setCursor(x: x, y: y, visible: false)
            }
            let start = x
            x = canvas.put(link.name, x: x, y: y, style: theme[isFocused ? .selection : .link], fitting: right - x)
            context.hits.add(Rect(x: start, y: y, width: x - start, height: 1)) { click(target) }
            x = canvas.put(reach, x: x, y: y, style: theme[.muted], fitting: right - x)
        }
        return y + 1
    }
}
