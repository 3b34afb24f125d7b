import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

/// Waits for one key. Esc cancels. A key already in use names its action, and another may be pressed.
@MainActor
final class KeyCaptureModal: ViewModelScreen<KeyCaptureViewModel>, Modal {
    private let action: LocalizedText

    init(action: LocalizedText, viewModel: KeyCaptureViewModel, strings: Strings) {
        self.action = action
        super.init(route: "settings/keys/press", viewModel: viewModel, strings: strings)
    }

    override var title: String { action[strings.language] }
    override var actions: [KeyAction] { [] }
    override var isCapturingText: Bool { true }

    override func apply(_ state: KeyCaptureState) {
        host?.setNeedsFrame()
    }

    func contentSize(in available: Size, metrics: TextMetrics) -> Size {
        let width = min(56, available.width - 8)
        let rows = metrics.wrapped(strings["keys.press"], to: width - 4).count
        // Leaves room for a problem, so that the box does not resize.
        return Size(width: width, height: rows + 5)
    }

    override func draw(_ state: KeyCaptureState, into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        var area = rect.inset(horizontal: 2)
        let rows = TextBlock.draw(strings["keys.press"], into: &canvas, in: area, style: context.theme[.text])
        guard !state.problem.isEmpty else { return }
        area = area.splitTop(rows + 1).rest
        TextBlock.draw(state.problem, into: &canvas, in: area, style: context.theme[.bad])
    }

    override func handle(_ event: InputEvent) -> Handled {
        guard case .key(let pressed) = event else { return .consumed }
        if pressed == Key(.escape) { return .ignored }
        let key = KeyTranslation.commands(for: pressed).first ?? pressed
        let name = KeyName.text(of: key)
        input.keyPressed.send(KeyName.key(from: name) == key ? name : nil)
        return .consumed
    }
}
