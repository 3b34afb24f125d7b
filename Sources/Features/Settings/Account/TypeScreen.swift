internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// The choice of one's type.
@MainActor
final class TypeScreen: Screen {
    let route = "settings/account/type"
    private let strings: Strings
    private let viewModel: TypeViewModel
    private let bag = SubscriptionBag()
    private let typeSelected = Signal<MBTI>()
    private let refresh = Signal<Void>()
    private var output: TypeViewModel.Output?
    private var indicator: PhaseIndicator?
    private var picker = MBTIPicker()
    private weak var host: (any ScreenHost)?

    init(viewModel: TypeViewModel, strings: Strings) {
        self.viewModel = viewModel
        self.strings = strings
    }

    var title: String { strings["me.type"] }
    var status: String { picker.text }
    /// Letters choose letters.
    var isCapturingText: Bool { isOpen }

    private var isOpen: Bool {
        guard let state = output?.state.value else { return false }
        return state.phase == .loaded && state.lockedUntil == nil
    }

    var actions: [KeyAction] {
        [
            KeyAction(
                id: "type.save", title: strings["action.save"], keys: [Key(.enter), .control("s")], hint: 1,
                isEnabled: isOpen && picker.type != nil && picker.type != output?.state.value.type
            ) { [weak self] in self?.save() },
            KeyAction(
                id: "type.letter", title: strings["action.choose"], keys: [Key(.right)], hint: 2, hintKeys: "← → ↑ ↓",
                isEnabled: isOpen
            ) { [weak self] in _ = self?.handle(.key(Key(.right))) },
            KeyAction(
                id: "screen.refresh", title: strings["action.refresh"], keys: [.character("r")], isEnabled: !isOpen
            ) { [weak self] in self?.refresh.send() },
        ]
    }

    func load(in host: any ScreenHost) {
        self.host = host
        let indicator = PhaseIndicator(host: host)
        self.indicator = indicator
        let output = viewModel.transform(
            TypeViewModel.Input(typeSelected: typeSelected.events, refreshRequested: refresh.events))
        self.output = output
        output.state.observe { [weak self] state in
            if state.phase == .loaded { self?.picker = MBTIPicker(type: state.type) }
            indicator.show(state.phase)
        }.store(in: bag)
        output.done.observe { [weak host] text in
            host?.goBack()
            host?.showToast(text, kind: .done)
        }.store(in: bag)
        output.failed.observe { [weak host] in host?.showToast($0, kind: .failed) }.store(in: bag)
    }

    func unload() {
        bag.removeAll()
    }

    /// A letter typed with a Korean input method is the key it stands on.
    func handle(_ event: InputEvent) -> Handled {
        guard isOpen else { return .ignored }
        var event = event
        if case .key(let key) = event, let command = KeyTranslation.commands(for: key).first { event = .key(command) }
        guard picker.handle(event) != .ignored else { return .ignored }
        host?.setNeedsFrame()
        return .consumed
    }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard let state = output?.state.value, let indicator else { return }
        let isContent = indicator.draw(
            state.phase, loading: strings["settings.loading"], empty: "", retry: strings["phase.retry"],
            into: &canvas, in: rect, context: context)
        guard isContent else { return }
        let area = rect.inset(horizontal: 3)
        let text = state.lockedUntil.map { strings("me.locked-until", $0) } ?? strings["me.type.note"]
        let rows = TextBlock.draw(
            text, into: &canvas, in: area, style: context.theme[state.lockedUntil == nil ? .muted : .warning])
        MBTIPickerView.draw(
            picker, isFocused: isOpen, into: &canvas, in: area.splitTop(rows + 1).rest, context: context,
            strings: strings
        ) { [weak self] letter in
            guard let self, isOpen else { return }
            picker.choose(letter)
            host?.setNeedsFrame()
        }
    }

    private func save() {
        guard let type = picker.type else { return }
        typeSelected.send(type)
    }
}
