import Domain
import Navigation
import Terminal

@MainActor
enum TransferProgressView {
    static func draw(
        _ text: String, _ progress: TransferProgress?, _ strings: Strings, into canvas: inout Canvas, in rect: Rect,
        context: RenderContext
    ) {
        let area = rect.inset(horizontal: 3).splitTop(1).rest
        let rows = TextBlock.draw(text, into: &canvas, in: area, style: context.theme[.text])
        let line = area.splitTop(rows + 1).rest
        ProgressBarView.draw(
            progress?.fraction ?? 0, strings, into: &canvas,
            in: Rect(x: line.x, y: line.y, width: min(60, line.width), height: 1), context: context)
        let count = strings.counted("transfer.records", progress?.records ?? 0)
        canvas.put(
            canvas.metrics.truncated(count, to: line.width), x: line.x, y: line.y + 1, style: context.theme[.muted])
    }
}
