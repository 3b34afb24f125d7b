import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

@MainActor
final class ImportPreviewScreen: Screen {
    let route = "settings/data/import/preview"
    private let lines: [RecipePreviewText.Line]
    private let strings: Strings
    private let save: () -> Void
    private var viewport = ListViewport()
    private weak var host: (any ScreenHost)?

    init(report: ImportReport, strings: Strings, save: @escaping () -> Void) {
        lines = RecipePreviewText(strings: strings).lines(report)
        self.strings = strings
        self.save = save
        viewport.setCount(lines.count)
    }

    var title: String { strings["transfer.preview.title"] }
    var status: String { strings["transfer.preview.status"] }

    var actions: [KeyAction] {
        [
            KeyAction(
                id: "transfer.save", title: strings["action.form-save"], keys: [.control("s"), Key(.enter)], hint: 0
            ) { [save] in save() }
        ] + ListMovement.actions(strings, of: self, \.viewport) { $0.host?.setNeedsFrame() }
    }

    func load(in host: any ScreenHost) {
        self.host = host
    }

    func unload() {}

    func handle(_ event: InputEvent) -> Handled {
        guard ListMovement.wheel(event, &viewport) else { return .ignored }
        host?.setNeedsFrame()
        return .consumed
    }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        viewport.setHeight(rect.height)
        ListView.draw(viewport, into: &canvas, in: rect, context: context) { [weak self] in
            self?.viewport.select($0)
            self?.host?.setNeedsFrame()
        } row: { canvas, index, area, isSelected in
            guard lines.indices.contains(index) else { return }
            let line = lines[index]
            let role: Role = line.isHeading ? .title : isSelected ? .selection : line.isRemark ? .warning : .text
            canvas.put(
                canvas.metrics.truncated(line.text, to: area.width), x: area.x, y: area.y, style: context.theme[role])
        }
    }
}
