import Domain
import FeatureKit
import Terminal

/// The recipe in a frame with the drink's name, marked with what the bar has.
@MainActor
struct DrinkPreviewView {
    let content: DrinkDetailState.Content
    let strings: Strings
    let context: RenderContext

    func draw(into canvas: inout Canvas, in frame: Rect) {
        let hasOther = !content.otherName.isEmpty && canvas.metrics.canDrawHangul
        let rect = PanelView.draw(
            title: hasOther ? "\(content.name) · \(content.otherName)" : content.name, isFocused: false, into: &canvas,
            in: frame, context: context
        ).inset(horizontal: 2)
        let theme = context.theme
        let metrics = canvas.metrics
        var y = rect.y
        if !content.character.isEmpty {
            canvas.put(content.character, x: rect.x, y: y, style: theme[.muted], fitting: rect.width)
            y += 2
        }
        let amounts = content.lines.reduce(0) { max($0, metrics.width(of: $1.amount)) }
        for line in content.lines where y < rect.maxY {
            let (sign, role) = mark(line.mark)
            canvas.put(String(sign), x: rect.x, y: y, style: theme[role])
            canvas.put(metrics.padded(line.amount, to: amounts), x: rect.x + 2, y: y, style: theme[.text])
            let x = rect.x + 2 + amounts + 2
            let words = line.remark.isEmpty ? line.name : "\(line.name), \(line.remark)"
            canvas.put(words, x: x, y: y, style: theme[.text], fitting: rect.maxX - x)
            y += 1
        }
        y += 1
        for (number, step) in content.steps.enumerated() where y < rect.maxY {
            canvas.put("\(number + 1)", x: rect.x, y: y, style: theme[.muted])
            let area = Rect(x: rect.x + 3, y: y, width: rect.width - 3, height: rect.maxY - y)
            y += max(1, TextBlock.draw(step, into: &canvas, in: area, style: theme[.text]))
        }
        guard y + 1 < rect.maxY, !content.summary.isEmpty else { return }
        let area = Rect(x: rect.x, y: y + 1, width: rect.width, height: rect.maxY - y - 1)
        TextBlock.draw(content.summary, into: &canvas, in: area, style: theme[.muted])
    }

    private func mark(_ mark: DrinkDetailState.Mark) -> (String, Role) {
        switch mark {
        case .owned: (context.glyphs.check, .good)
        case .standIn: (context.glyphs.standIn, .warning)
        case .optional: (context.glyphs.circle, .muted)
        case .missing: (context.glyphs.cross, .bad)
        }
    }
}
