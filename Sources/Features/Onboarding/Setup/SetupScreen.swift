import Domain
import FeatureKit
import Navigation
import Terminal

/// Shows a new account's recovery codes, only this once, and the first steps.
@MainActor
final class SetupScreen: Screen {
    let route = "setup"
    private let content: SetupContent
    private let strings: Strings
    private let run: @MainActor (SetupStep) -> Void
    /// The index of the open step; when the screen appears again, selects the next one.
    private var running: Int?
    private var menu: MenuList
    private weak var host: (any ScreenHost)?

    init(_ content: SetupContent, strings: Strings, run: @escaping @MainActor (SetupStep) -> Void) {
        self.content = content
        self.strings = strings
        self.run = run
        menu = MenuList(
            content.steps.map { step in
                MenuList.Row(title: strings["setup.\(step.rawValue)"], detail: strings["setup.\(step.rawValue).detail"])
            })
    }

    var title: String { strings("setup.title", content.nickname) }

    var actions: [KeyAction] {
        MenuList.actions(strings, of: self, \.menu, open: { $0.open() }, moved: { $0.host?.setNeedsFrame() })
            + [
                KeyAction(
                    id: "setup.copy", title: strings["action.copy-codes"], keys: [.character("y")], hint: 2,
                    isEnabled: !content.codes.isEmpty
                ) { [weak self] in self?.copyCodes() }
            ]
    }

    func load(in host: any ScreenHost) {
        self.host = host
    }

    func willAppear() {
        guard let running else { return }
        menu.select(running + 1)
        self.running = nil
    }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        var area = Rect(x: rect.x + 3, y: rect.y, width: rect.width - 6, height: rect.height)
        if !content.isKept {
            let text = strings["setup.not-kept"]
            let rows = TextBlock.draw(text, into: &canvas, in: area, style: context.theme[.warning])
            area = area.splitTop(rows + 1).rest
        }
        if !content.codes.isEmpty {
            canvas.put(strings["setup.codes"], x: area.x, y: area.y, style: context.theme[.heading])
            area = area.splitTop(1).rest
            let rows = TextBlock.draw(
                strings["setup.codes.detail"], into: &canvas, in: area, style: context.theme[.muted])
            area = area.splitTop(rows + 1).rest
            for (index, code) in content.codes.enumerated() {
                canvas.put(
                    code.text, x: area.x + 2 + index % 2 * 26, y: area.y + index / 2, style: context.theme[.text])
            }
            area = area.splitTop((content.codes.count + 1) / 2 + 1).rest
        }
        let list = Rect(x: rect.x, y: area.y, width: rect.width, height: max(0, rect.maxY - area.y))
        menu.draw(into: &canvas, in: list, context: context) { [weak self] index in
            self?.menu.select(index)
            self?.open()
        }
    }

    private func open() {
        guard content.steps.indices.contains(menu.selected) else { return }
        running = menu.selected
        run(content.steps[menu.selected])
    }

    private func copyCodes() {
        host?.copy(content.codes.map(\.text).joined(separator: "\n"))
    }
}

struct SetupContent: Hashable, Sendable {
    let nickname: String
    let codes: [RecoveryCode]
    let steps: [SetupStep]
    /// Whether the next start remembers the session.
    let isKept: Bool
}

/// A newcomer's first steps, in order; all can be skipped.
enum SetupStep: String, CaseIterable, Hashable, Sendable {
    case bar
    case tried
    case start
}
