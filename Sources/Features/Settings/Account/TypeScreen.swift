import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

@MainActor
final class TypeScreen: ViewModelScreen<TypeViewModel> {
    private var picker = MBTIPicker()

    override var title: String { strings["me.type"] }
    override var status: String { picker.text }
    override var loadingText: String { strings["settings.loading"] }
    override var isCapturingText: Bool { isOpen }

    private var isOpen: Bool {
        guard let state else { return false }
        return state.phase == .loaded && state.lockedUntil == nil
    }

    override var actions: [KeyAction] {
        [
            key(
                "type.save", title: "action.save", [Key(.enter), .control("s")], hint: picker.type == nil ? nil : 1,
                isEnabled: isOpen && (picker.type == nil || picker.type != state?.type)
            ) { [weak self] input in
                guard let self else { return }
                if let type = picker.type { return input.typeSelected.send(type) }
                host?.showToast(strings["type.incomplete"], kind: .failed)
            },
            key(
                "type.letter", title: "action.choose", [Key(.right)], hint: 2, shown: "← → ↑ ↓", isEnabled: isOpen
            ) { [weak self] _ in _ = self?.handle(.key(Key(.right))) },
            key("screen.refresh", title: "action.refresh", [.character("r")], isEnabled: !isOpen) {
                $0.refresh.send()
            },
        ]
    }

    override func apply(_ state: TypeState) {
        if state.phase == .loaded { picker = MBTIPicker(type: state.type) }
    }

    override func handle(_ event: InputEvent) -> Handled {
        guard isOpen else { return .ignored }
        var event = event
        if case .key(let key) = event, let command = KeyTranslation.commands(for: key).first { event = .key(command) }
        guard picker.handle(event) != .ignored else { return .ignored }
        host?.setNeedsFrame()
        return .consumed
    }

    override func draw(_ state: TypeState, into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
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
}
