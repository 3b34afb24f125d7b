internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// Waits for one key. Esc leaves without one; a key that is taken says by what, and the next may be pressed.
@MainActor
final class KeyCaptureModal: Modal {
    let route = "settings/keys/press"
    private let viewModel: KeyCaptureViewModel
    private let strings: Strings
    private let bag = SubscriptionBag()
    private let keyPressed = Signal<Key>()
    private var problem = ""
    private weak var host: (any ScreenHost)?

    init(viewModel: KeyCaptureViewModel, strings: Strings) {
        self.viewModel = viewModel
        self.strings = strings
    }

    var title: String { viewModel.action.title[strings.language] }
    /// Every key is meant for the action, none for the program.
    var isCapturingText: Bool { true }

    func load(in host: any ScreenHost) {
        self.host = host
        let output = viewModel.transform(KeyCaptureViewModel.Input(keyPressed: keyPressed.events))
        output.problem.observe { [weak self] text in
            self?.problem = text
            self?.host?.setNeedsFrame()
        }.store(in: bag)
        output.finished.observe { [weak self] text in
            self?.host?.goBack()
            self?.host?.showToast(text, kind: .done)
        }.store(in: bag)
        output.failed.observe { [weak self] text in
            self?.host?.goBack()
            self?.host?.showToast(text, kind: .failed)
        }.store(in: bag)
    }

    func unload() {
        bag.removeAll()
    }

    private var texts: [String] { [strings["keys.press"], problem].filter { !$0.isEmpty } }

    func contentSize(in available: Size, metrics: TextMetrics) -> Size {
        let width = min(56, available.width - 8)
        let rows = metrics.wrapped(strings["keys.press"], to: width - 4).count
        // Room for what may have to be said, so that the box does not jump.
        return Size(width: width, height: rows + 5)
    }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        var area = rect.inset(horizontal: 2)
        for (index, text) in texts.enumerated() {
            let rows = TextBlock.draw(
                text, into: &canvas, in: area, style: context.theme[index == 0 ? .text : .bad])
            area = area.splitTop(rows + 1).rest
        }
    }

    /// With a Korean input method on, a letter is the key it stands on.
    func handle(_ event: InputEvent) -> Handled {
        guard case .key(let key) = event else { return .consumed }
        if key == Key(.escape) { return .ignored }
        keyPressed.send(KeyTranslation.commands(for: key).first ?? key)
        return .consumed
    }
}
