import Domain
package import Navigation
import Reactive
import Terminal

extension FormController {
    package var actions: [KeyAction] {
        let isText = isCapturingText
        return editorActions + openActions(isText: isText) + rowActions
            + [
                action("form.next", [Key(.tab), Key(.down)] + nextKeys(isText: isText), hint: 3) {
                    $0.moveFocus(by: 1)
                },
                action("form.previous", [Key(.backTab), Key(.up)] + (isText ? [] : [.character("k")])) {
                    $0.moveFocus(by: -1)
                },
            ]
    }

    private var editorActions: [KeyAction] {
        guard focusedField?.control.isProse == true else { return [] }
        return [action("form.editor", [.control("e")], hint: 2) { $0.openEditor() }]
    }

    /// Edits the text in the external editor; cuts the result at the field's limit.
    private func openEditor() {
        guard let field = focusedField, let before = areas[field.id]?.text ?? texts[field.id]?.text,
            let edited = host?.edit(before), edited != before
        else { return }
        areas[field.id]?.replace(with: edited)
        texts[field.id]?.replace(withEdited: edited)
        guard let taken = areas[field.id]?.field ?? texts[field.id] else { return }
        if taken.isCut { host?.showToast(strings("form.cut", String(taken.limit)), kind: .failed) }
        self.edited.send(.text(field: field.id, taken.text))
        reveal()
    }

    private func nextKeys(isText: Bool) -> [Key] {
        let letters: [Key] = isText ? [] : [.character("j")]
        switch enter {
        case .opens: return isText ? [Key(.enter)] : letters
        case .movesOn:
            if case .choice = focusedField?.control { return [Key(.enter)] + letters }
            return isText ? [Key(.enter)] : letters
        case .saves: return letters
        }
    }

    private func openActions(isText: Bool) -> [KeyAction] {
        guard let field = focusedField, !isText else { return [] }
        switch field.control {
        case .toggle:
            return [action("form.toggle", [.character(" "), Key(.enter)], hint: 1) { $0.toggle() }]
        case .choice:
            let open = action("form.choose", [Key(.enter)], hint: 1) { $0.open() }
            return (enter == .opens ? [open] : []) + [
                action("form.option-next", [Key(.right), .character(" "), .character("l")], hint: 1, shown: "← →") {
                    $0.choose(by: 1)
                },
                action("form.option-previous", [Key(.left), .character("h")]) { $0.choose(by: -1) },
            ]
        case .value(let text, _, true) where !text.isEmpty:
            return [
                action("form.open", [Key(.enter)], hint: 1) { $0.open() },
                action("form.value-clear", [.character("x"), Key(.delete)], hint: 2) {
                    $0.edited.send(.text(field: field.id, ""))
                },
            ]
        case .value, .button, .rows:
            return [action("form.open", [Key(.enter)], hint: 1) { $0.open() }]
        case .text, .lines, .note: return []
        }
    }

    private var rowActions: [KeyAction] {
        guard case .row(let id, let row) = ring.focused else { return [] }
        return [
            action("form.row-remove", [.character("d"), Key(.delete)], hint: 2) {
                $0.edited.send(.removeRow(field: id, row))
            },
            action("form.row-up", [.character("[")], hint: 2, hintTitle: "hint.move", shown: "[ ]") {
                $0.moveRow(id, row, by: -1)
            },
            action("form.row-down", [.character("]")]) { $0.moveRow(id, row, by: 1) },
        ]
    }

    private func action(
        _ id: String, _ keys: [Key], hint: Int? = nil, hintTitle: String? = nil, shown: String? = nil,
        _ perform: @escaping (FormController) -> Void
    ) -> KeyAction {
        KeyAction(
            id: id, title: strings["action.\(id)"], keys: keys, hint: hint,
            hintTitle: hintTitle.map { strings[$0] }, hintKeys: shown
        ) { [weak self] in
            if let self { perform(self) }
        }
    }

    func open() {
        guard let target = ring.focused, let field = focusedField else { return }
        if case .toggle = field.control { toggle() } else { opened.send(target) }
    }

    private func toggle() {
        guard let field = focusedField, case .toggle(let isOn) = field.control else { return }
        edited.send(.flag(field: field.id, !isOn))
    }

    private func choose(by step: Int) {
        guard let field = focusedField, case .choice(let options, let selected) = field.control, !options.isEmpty
        else { return }
        let place = options.firstIndex { $0.id == selected } ?? -1
        let next = (place + step + options.count) % options.count
        edited.send(.option(field: field.id, options[next].id))
    }

    private func moveRow(_ id: String, _ row: Int, by step: Int) {
        let target = FormTarget.row(id, row + step)
        guard ring.targets.contains(target) else { return }
        edited.send(.moveRow(field: id, row, by: step))
        focus(target)
    }

    /// Consumes every digit, so that rating never switches tabs: a digit chooses an option or does nothing.
    func typeDigit(_ event: InputEvent) -> Handled {
        guard !isCapturingText, case .key(let key) = event, key.modifiers.isEmpty,
            case .character(let digit) = key.code,
            digit.isASCII, digit.isNumber
        else { return .ignored }
        if let field = focusedField, case .choice(let options, _) = field.control,
            let option = options.first(where: { $0.digit == digit })
        {
            edited.send(.option(field: field.id, option.id))
        }
        return .consumed
    }

    func type(_ event: InputEvent) -> Handled {
        guard let field = focusedField else { return .ignored }
        if event == .key(.control("e")), field.control.isProse { return .ignored }
        let outcome: TextField.Outcome
        let text: String
        var cut: Int?
        switch field.control {
        case .text:
            outcome = texts[field.id]?.handle(event) ?? .ignored
            text = texts[field.id]?.text ?? ""
            cut = texts[field.id].flatMap { $0.isCut ? $0.limit : nil }
        case .lines:
            outcome = areas[field.id]?.handle(event, columns: areaColumns, metrics: metrics) ?? .ignored
            text = areas[field.id]?.text ?? ""
            cut = areas[field.id].flatMap { $0.field.isCut ? $0.field.limit : nil }
        case .choice, .toggle, .value, .rows, .button, .note: return .ignored
        }
        guard outcome != .ignored else { return .ignored }
        if case .paste = event, let cut { host?.showToast(strings("form.cut", String(cut)), kind: .failed) }
        if outcome == .changed { edited.send(.text(field: field.id, text)) }
        reveal()
        return .consumed
    }
}

package enum ReturnKeyBehavior: Sendable {
    /// Leaves a text; opens the options of a choice.
    case opens
    case movesOn
    case saves
}
