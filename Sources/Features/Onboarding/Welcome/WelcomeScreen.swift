import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

@MainActor
final class WelcomeScreen: ViewModelScreen<WelcomeViewModel> {
    private var menu = MenuList([])

    override var title: String { strings["welcome.title"] }

    override var actions: [KeyAction] {
        MenuList.actions(strings, of: self, \.menu, open: { $0.open() }, moved: { $0.host?.setNeedsFrame() })
    }

    override func apply(_ state: WelcomeState) {
        menu.rows = state.rows
    }

    override func draw(_ state: WelcomeState, into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        var area = Rect(x: rect.x + 3, y: rect.y, width: min(rect.width - 6, 76), height: rect.height)
        let rows = TextBlock.draw(strings["welcome.text"], into: &canvas, in: area, style: context.theme[.text])
        area = area.splitTop(rows + 1).rest
        if let notice = state.notice {
            let rows = TextBlock.draw(notice, into: &canvas, in: area, style: context.theme[.warning])
            area = area.splitTop(rows + 1).rest
        }
        let list = Rect(x: rect.x, y: area.y, width: rect.width, height: max(0, rect.maxY - area.y))
        menu.draw(into: &canvas, in: list, context: context) { [weak self] index in
            self?.menu.select(index)
            self?.open()
        }
    }

    private func open() {
        guard let choices = state?.choices, choices.indices.contains(menu.selected) else { return }
        input.chosen.send(choices[menu.selected])
    }
}

enum WelcomeChoice: String, CaseIterable, Hashable, Sendable {
    /// Enters as the local profile.
    case start
    case signIn = "sign-in"
    case signUp = "sign-up"
    /// Enters as a member of a community server.
    case community
    case guest
    case demo
}

struct WelcomeState: ScreenState {
    var phase: Phase = .loaded
    var choices: [WelcomeChoice] = []
    var rows: [MenuList.Row] = []
    var notice: String?
}
