import FeatureKit
import Navigation
import Terminal

/// The menu; a wide window shows the selected page in short beside it, where there is more to show than in its row.
@MainActor
final class SettingsMenuScreen: SettingListScreen<SettingsMenuViewModel> {
    private static let widestMenu = 80
    private static let narrowestPreview = 60

    override var widestContent: Int { PaneLayout.widestPage }

    override func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard rect.width >= GlancePane.leastWidth, !context.isPlain, let row = selectedRow else {
            return super.render(into: &canvas, in: rect, context: context)
        }
        let (menu, side) = rect.splitLeft(min(Self.widestMenu, rect.width - Self.narrowestPreview))
        if row.preview != .rows([]) {
            let inside = PanelView.draw(
                title: row.title, isFocused: false, into: &canvas,
                in: Rect(x: side.x, y: side.y, width: side.width - 1, height: side.height), context: context)
            draw(row.preview, into: &canvas, in: inside, context: context)
        }
        super.render(into: &canvas, in: menu, context: context)
    }

    private func draw(_ preview: SettingPreview, into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        switch preview {
        case .rows(let rows):
            let view = SettingRowView(rows: rows, width: rect.width - 4, metrics: canvas.metrics)
            for index in rows.indices.prefix(rect.height) {
                view.draw(
                    index, query: "", isSelected: false, isFirst: index == 0, into: &canvas,
                    in: Rect(x: rect.x + 3, y: rect.y + index, width: rect.width - 4, height: 1), context: context)
            }
        case .document(let sections):
            var page = PageView()
            page.draw(revealing: false, into: &canvas, in: rect, context: context) { canvas, context in
                DocumentView(sections: sections, focused: nil, query: "", click: { _ in }).draw(
                    into: &canvas, context: context)
            }
        }
    }
}
