import Domain
import Navigation
import Terminal

/// Recovery codes, shown once.
@MainActor
final class CodesModal: Modal {
    let route = "settings/account/codes/shown"
    private let codes: [RecoveryCode]
    private let strings: Strings
    private weak var host: (any ScreenHost)?

    init(codes: [RecoveryCode], strings: Strings) {
        self.codes = codes
        self.strings = strings
    }

    var title: String { strings["me.codes"] }

    var actions: [KeyAction] {
        [
            KeyAction(id: "screen.copy", title: strings["action.copy"], keys: [.character("y")], hint: 1) {
                [weak self] in
                guard let self else { return }
                host?.copy(codes.map(\.text).joined(separator: "\n"))
            }
        ]
    }

    func load(in host: any ScreenHost) {
        self.host = host
    }

    func contentSize(in available: Size, metrics: TextMetrics) -> Size {
        let width = min(56, available.width - 8)
        let rows = metrics.wrapped(strings["me.codes.shown"], to: width - 4).count
        return Size(width: width, height: rows + 1 + (codes.count + 1) / 2)
    }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        let area = rect.inset(horizontal: 2)
        let rows = TextBlock.draw(strings["me.codes.shown"], into: &canvas, in: area, style: context.theme[.text])
        for (index, code) in codes.enumerated() {
            canvas.put(
                code.text, x: area.x + index % 2 * 24, y: area.y + rows + 1 + index / 2,
                style: context.theme[.heading])
        }
    }
}
