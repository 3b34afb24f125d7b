import Domain
import Navigation
import Terminal

@MainActor
final class LeaveModal: Modal {
    let route = "bar/add/leave"
    private let question: String
    private let strings: Strings
    private let save: () -> Void
    private let discard: () -> Void
    private weak var host: (any ScreenHost)?

    init(count: Int, strings: Strings, save: @escaping () -> Void, discard: @escaping () -> Void) {
        question = strings.counted("add.leave", count)
        self.strings = strings
        self.save = save
        self.discard = discard
    }

    var title: String { strings["add.leave-title"] }

    var actions: [KeyAction] {
        [
            KeyAction(
                id: "leave.save", title: strings["action.form-save"], keys: [Key(.enter), .character("s")], hint: 0
            ) { [weak self] in self?.close { $0.save } },
            KeyAction(id: "leave.discard", title: strings["action.discard"], keys: [.character("d")], hint: 0) {
                [weak self] in self?.close { $0.discard }
            },
        ]
    }

    func load(in host: any ScreenHost) { self.host = host }

    func contentSize(in available: Size, metrics: TextMetrics) -> Size {
        let width = min(60, available.width - 8)
        return Size(width: width, height: metrics.wrapped(question, to: width - 4).count + 3)
    }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        let area = rect.inset(horizontal: 2)
        let rows = TextBlock.draw(question, into: &canvas, in: area, style: context.theme[.text])
        let y = area.y + rows + 1
        var x = area.x
        for (key, label) in [
            (context.glyphs.enter, strings["action.form-save"]), ("d", strings["action.discard"]),
            ("esc", strings["action.go-on"]),
        ] {
            x = canvas.put(key, x: x, y: y, style: context.theme[.hintKey]) + 1
            x = canvas.put(label, x: x, y: y, style: context.theme[.text]) + 3
        }
    }

    private func close(_ then: (LeaveModal) -> () -> Void) {
        let perform = then(self)
        host?.goBack()
        perform()
    }
}
