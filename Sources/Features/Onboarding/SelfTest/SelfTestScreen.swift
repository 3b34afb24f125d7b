import Domain
import FeatureKit
import Navigation
import Terminal

/// Asks twelve questions with two answers each, then shows the resulting type. Going back changes an answer.
@MainActor
final class SelfTestScreen: Screen {
    let route = "type/test"
    private let strings: Strings
    private let onType: (MBTI) -> Void
    private var test = SelfTest()
    private var menu = MenuList([])
    private weak var host: (any ScreenHost)?

    init(strings: Strings, onType: @escaping (MBTI) -> Void) {
        self.strings = strings
        self.onType = onType
        refill()
    }

    var title: String { strings["test.title"] }

    var status: String {
        test.isComplete ? "" : strings("test.progress", String(test.position + 1), String(SelfTest.count))
    }

    var actions: [KeyAction] {
        let previous = KeyAction(
            id: "test.previous", title: strings["action.test-previous"], keys: [Key(.left), .character("h")], hint: 2,
            isEnabled: test.position > 0
        ) { [weak self] in
            self?.test.goBack()
            self?.refill()
        }
        return MenuList.actions(strings, of: self, \.menu, open: { $0.open() }, moved: { $0.host?.setNeedsFrame() })
            + [previous]
    }

    func load(in host: any ScreenHost) {
        self.host = host
    }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        let area = Rect(x: rect.x + 3, y: rect.y, width: min(rect.width - 6, 76), height: rect.height)
        let text = test.result.map { strings("test.result", $0.text) } ?? strings["test.question.\(test.position + 1)"]
        let rows = TextBlock.draw(text, into: &canvas, in: area, style: context.theme[.heading])
        var y = rect.y + rows + 1
        if test.isComplete {
            for axis in MBTIAxis.allCases {
                let (first, second) = test.score(on: axis)
                canvas.put(
                    "\(axis.first) \(first) : \(second) \(axis.second)", x: area.x, y: y, style: context.theme[.text])
                y += 1
            }
            y += 1
        }
        menu.draw(
            into: &canvas, in: Rect(x: rect.x, y: y, width: rect.width, height: max(0, rect.maxY - y)), context: context
        ) { [weak self] index in
            self?.menu.select(index)
            self?.open()
        }
        let noteY = y + menu.rows.count + 1
        TextBlock.draw(
            strings["test.note"], into: &canvas,
            in: Rect(x: area.x, y: noteY, width: area.width, height: max(0, rect.maxY - noteY)),
            style: context.theme[.muted])
    }

    private func open() {
        if let type = test.result {
            if menu.selected == 0 { return onType(type) }
            test = SelfTest()
        } else {
            test.answer(isSecond: menu.selected == 1)
        }
        refill()
    }

    private func refill() {
        let question = "test.question.\(test.position + 1)"
        let titles =
            test.isComplete
            ? [strings["test.take"], strings["test.again"]]
            : [strings["\(question).first"], strings["\(question).second"]]
        menu = MenuList(titles.map { MenuList.Row(title: $0, detail: "") })
        if test.present == true { menu.select(1) }
        host?.setNeedsFrame()
    }
}
