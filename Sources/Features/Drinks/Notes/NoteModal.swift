import Domain
import FeatureKit
import Navigation
import Terminal

@MainActor
final class NoteModal: ViewModelScreen<ReadViewModel<NoteState>>, Modal {
    override var title: String { state?.content?.title ?? "" }
    override var actions: [KeyAction] { [] }

    func contentSize(in available: Size, metrics: TextMetrics) -> Size {
        let width = min(58, available.width - 6)
        guard let content = state?.content else { return Size(width: width, height: 3) }
        let rows = metrics.wrapped(content.text, to: width - 4).count
        let art = content.art.isEmpty ? 0 : content.art.count + 1
        return Size(width: width, height: rows + art + (content.detail == nil ? 0 : 1) + 2)
    }

    override func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard let state else { return }
        var area = rect.inset(horizontal: 2, vertical: 1)
        if case .failed(let reason) = state.phase {
            TextBlock.draw(reason, into: &canvas, in: area, style: context.theme[.bad])
        }
        guard let content = state.content else { return }
        if !content.art.isEmpty, !context.isPlain {
            GlassView.draw(content.art, color: nil, into: &canvas, x: area.x, y: area.y, context: context)
            area = area.splitTop(content.art.count + 1).rest
        }
        if let detail = content.detail {
            canvas.put(detail, x: area.x, y: area.y, style: context.theme[.muted])
            area = area.splitTop(1).rest
        }
        TextBlock.draw(content.text, into: &canvas, in: area, style: context.theme[.text])
    }
}
