import Domain
import FeatureKit
import Navigation
import Terminal

@MainActor
final class TypeChoiceScreen: Screen {
    let route = "type"
    private let strings: Strings
    private let flow: Flow<OnboardingStep>
    private var picker: MBTIPicker
    private var menu: MenuList
    private var isInMenu = false
    private weak var host: (any ScreenHost)?

    init(type: MBTI?, flow: Flow<OnboardingStep>, strings: Strings) {
        self.strings = strings
        self.flow = flow
        picker = MBTIPicker(type: type)
        menu = MenuList([
            MenuList.Row(title: strings["type.take"], detail: ""),
            MenuList.Row(title: strings["type.test"], detail: strings["type.test.detail"]),
            MenuList.Row(title: strings["type.skip"], detail: strings["type.skip.detail"]),
        ])
    }

    var title: String { strings["type.title"] }
    var status: String { picker.text }

    var actions: [KeyAction] {
        [
            KeyAction(id: "type.open", title: strings["action.open"], keys: [Key(.enter)], hint: 1) {
                [weak self] in self?.open()
            },
            KeyAction(
                id: "type.next", title: strings["action.walk"], keys: [Key(.down), Key(.tab)], hint: 2, hintKeys: "↑ ↓"
            ) { [weak self] in self?.move(by: 1) },
            KeyAction(id: "type.previous", title: strings["action.list.up"], keys: [Key(.up), Key(.backTab)]) {
                [weak self] in self?.move(by: -1)
            },
        ]
    }

    func load(in host: any ScreenHost) {
        self.host = host
    }

    /// Letters work everywhere; other keys only while the picker has the focus.
    func handle(_ event: InputEvent) -> Handled {
        guard case .key(let key) = event else { return .ignored }
        if isInMenu, key.code == .left || key.code == .right || key.code == .character(" ") { return .ignored }
        guard picker.handle(event) != .ignored else { return .ignored }
        isInMenu = false
        if picker.type != nil, case .character = key.code, picker.axis == .lifestyle {
            isInMenu = true
            menu.select(0)
        }
        host?.setNeedsFrame()
        return .consumed
    }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        let area = Rect(x: rect.x + 3, y: rect.y, width: min(rect.width - 6, 76), height: rect.height)
        let rows = TextBlock.draw(strings["type.text"], into: &canvas, in: area, style: context.theme[.muted])
        let pickerY = rect.y + rows + 1
        MBTIPickerView.draw(
            picker, isFocused: !isInMenu, into: &canvas,
            in: Rect(x: rect.x + 3, y: pickerY, width: rect.width - 6, height: MBTIPickerView.height),
            context: context, strings: strings
        ) { [weak self] letter in
            self?.picker.choose(letter)
            self?.isInMenu = false
            self?.host?.setNeedsFrame()
        }
        let menuY = pickerY + MBTIPickerView.height + 1
        menu.draw(
            into: &canvas, in: Rect(x: rect.x, y: menuY, width: rect.width, height: max(0, rect.maxY - menuY)),
            context: context, isFocused: isInMenu
        ) { [weak self] index in
            self?.isInMenu = true
            self?.menu.select(index)
            self?.open()
        }
    }

    private func move(by step: Int) {
        if isInMenu {
            let next = menu.selected + step
            if menu.rows.indices.contains(next) {
                menu.select(next)
            } else {
                isInMenu = false
                picker.enter(fromAbove: step > 0)
            }
        } else if picker.handle(.key(Key(step > 0 ? .down : .up))) == .ignored {
            isInMenu = true
            menu.select(step > 0 ? 0 : menu.rows.count - 1)
        }
        host?.setNeedsFrame()
    }

    private func open() {
        guard isInMenu else { return picker.type == nil ? move(by: 1) : apply() }
        switch menu.selected {
        case 0: apply()
        case 1: flow.show(.selfTest)
        default: flow.close()
        }
    }

    private func apply() {
        if let type = picker.type { return flow.show(.typeFound(type)) }
        host?.showToast(strings["type.incomplete"], kind: .failed)
    }
}
