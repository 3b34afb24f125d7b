internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// The first screen of who is not known yet.
@MainActor
final class WelcomeScreen: Screen {
    let route = "welcome"
    private let strings: Strings
    private let viewModel: WelcomeViewModel
    private let bag = SubscriptionBag()
    private let chosen = Signal<WelcomeChoice>()
    private var output: WelcomeViewModel.Output?
    private var menu = MenuList([])
    private weak var host: (any ScreenHost)?

    init(viewModel: WelcomeViewModel, strings: Strings) {
        self.viewModel = viewModel
        self.strings = strings
    }

    var title: String { strings["welcome.title"] }

    var actions: [KeyAction] {
        menu.actions(
            strings, open: { [weak self] in self?.open() },
            move: { [weak self] step in
                self?.menu.move(by: step)
                self?.host?.setNeedsFrame()
            })
    }

    func load(in host: any ScreenHost) {
        self.host = host
        let output = viewModel.transform(WelcomeViewModel.Input(chosen: chosen.events))
        self.output = output
        output.state.observe { [weak self] state in
            self?.menu.rows = state.rows
            self?.host?.setNeedsFrame()
        }.store(in: bag)
        output.failed.observe { [weak host] in host?.showToast($0, kind: .failed) }.store(in: bag)
    }

    func unload() {
        bag.removeAll()
    }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard let state = output?.state.value else { return }
        var area = Rect(x: rect.x + 3, y: rect.y, width: min(rect.width - 6, 76), height: rect.height)
        let rows = TextBlock.draw(
            strings["welcome.text"], into: &canvas, in: area, style: context.theme[.text])
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
        guard let choices = output?.state.value.choices, choices.indices.contains(menu.selected) else { return }
        chosen.send(choices[menu.selected])
    }
}
