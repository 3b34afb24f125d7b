internal import Terminal

extension NavigationShell {
    /// Available even while text is typed.
    var alwaysActions: [KeyAction] {
        [
            KeyAction(id: "program.redraw", title: text("action.redraw"), keys: [.control("l")]) { [weak self] in
                self?.terminal?.redrawAll()
            },
            KeyAction(id: "program.suspend", title: text("action.suspend"), keys: [.control("z")]) { [weak self] in
                self?.terminal?.suspend()
            },
            KeyAction(id: "program.interrupt", title: text("action.interrupt"), keys: [.control("c")]) {
                [weak self] in self?.interruptOrQuit()
            },
        ]
    }

    /// Available on every screen while no modal is open.
    var shellActions: [KeyAction] { shellActions(with: alwaysActions) }

    /// The same with an existing list of `alwaysActions`.
    func shellActions(with always: [KeyAction]) -> [KeyAction] {
        [helpAction, backAction] + (delegate?.programActions ?? []) + [
            KeyAction(
                id: "program.palette", title: text("action.palette"), keys: [.character(":"), .control("p")]
            ) { [weak self] in self?.presentPalette() },
            KeyAction(id: "program.mouse", title: text("action.mouse"), keys: [Key(.function(9))]) {
                [weak self] in self?.toggleMouse()
            },
            closeAction,
        ] + (soloTitle == nil ? tabMovement + tabActions : []) + always
    }

    /// What the shell can do over a modal: back, and its keys where there are any beside text.
    func modalActions(of modal: any Modal) -> [KeyAction] {
        modal.actions.isEmpty || modal.isCapturingText ? [backAction] : [helpAction, backAction]
    }

    /// Back one level; a modal first. Does nothing at a root.
    var backAction: KeyAction {
        KeyAction(
            id: "program.back", title: text("action.back"), keys: [Key(.escape), Key(.backspace)], hint: 0,
            isEnabled: modals.top != nil || (tabs.current?.count ?? 0) > 1
        ) { [weak self] in self?.goBack() }
    }

    /// Back, or at a root the end of the program.
    var closeAction: KeyAction {
        let isRoot = modals.top == nil && (tabs.current?.count ?? 0) <= 1
        return KeyAction(
            id: "program.close", title: text(isRoot ? "action.quit" : "action.back"), keys: [.character("q")],
            hint: isRoot ? 0 : nil
        ) { [weak self] in
            if isRoot { self?.askToQuit() } else { self?.goBack() }
        }
    }

    private var helpAction: KeyAction {
        KeyAction(id: "program.keys", title: text("action.keys"), keys: [.character("?")], hint: 0) { [weak self] in
            self?.presentKeys()
        }
    }

    private var tabMovement: [KeyAction] {
        [
            KeyAction(id: "tab.next", title: text("action.tab-next"), keys: [Key(.tab)]) { [weak self] in
                self?.tabs.selectNext(by: 1)
            },
            KeyAction(id: "tab.previous", title: text("action.tab-previous"), keys: [Key(.backTab)]) {
                [weak self] in self?.tabs.selectNext(by: -1)
            },
        ]
    }

    private var tabActions: [KeyAction] {
        tabs.tabs.enumerated().prefix(9).map { index, tab in
            KeyAction(id: "tab.\(index + 1)", title: tab.title, keys: [.character(Character("\(index + 1)"))]) {
                [weak self] in self?.tabs.select(index)
            }
        }
    }

    /// Quits the program, asking first if something would be lost.
    public func askToQuit() {
        guard let question = delegate?.quitQuestion else { return quit() }
        modals.present(
            ConfirmModal(
                title: text("dialog.quit.title"), question: question, yes: ("y", text("dialog.quit.yes")),
                noLabel: text("dialog.no")
            ) { [weak self] in self?.quit() })
    }

    /// Cancels running work; twice within a second it quits.
    private func interruptOrQuit() {
        guard interrupt == nil else {
            delegate?.shellWillTerminate()
            return quit()
        }
        delegate?.cancelRunningWork()
        showToast(text("toast.interrupt"), kind: .done)
        interrupt = hostScheduler.schedule(after: .seconds(1)) { [weak self] in self?.interrupt = nil }
    }

    private func toggleMouse() {
        options.isMouseOn.toggle()
        terminal?.setMouse(options.isMouseOn)
        showToast(text(options.isMouseOn ? "toast.mouse-on" : "toast.mouse-off"))
    }

    /// Shows the keys of this screen, then those of the program; typing filters the list, Enter runs a line.
    public func presentKeys() {
        let items = activeActions.filter { $0.isEnabled && !options.keyMap.keys(of: $0).isEmpty }.map { action in
            PaletteItem(title: action.title, detail: keyLabels(of: action)) {
                if action.isEnabled { action.perform() }
            }
        }
        present(items, route: "keys", title: text("keys.title"), placeholder: text("keys.placeholder"))
    }

    /// Shows every action of this screen, every destination and every setting.
    public func presentPalette() {
        let actions = activeActions.filter { $0.isEnabled && $0.id != "program.palette" }.map { action in
            PaletteItem(title: action.title, detail: keyLabels(of: action), perform: action.perform)
        }
        let messages = PaletteItem(title: text("messages.title"), detail: ":messages") { [weak self] in
            self?.presentMessages()
        }
        present(
            actions + (delegate?.paletteItems ?? []) + [messages], route: "palette", title: text("palette.title"),
            placeholder: text("palette.placeholder")
        ) { [weak self] in self?.delegate?.paletteItem(for: $0) }
    }

    private func presentMessages() {
        let items = messages.reversed().map { toast in
            PaletteItem(title: toast.text, detail: "") { [weak self] in self?.copy(toast.text) }
        }
        present(items, route: "messages", title: text("messages.title"), placeholder: "")
    }

    private func present(
        _ items: [PaletteItem], route: String, title: String, placeholder: String,
        typed: @escaping (String) -> PaletteItem? = { _ in nil }
    ) {
        modals.present(
            PickerModal(
                route: route, title: title, items: items, placeholder: placeholder,
                emptyText: text("palette.empty"), typed: typed))
    }

    private func keyLabels(of action: KeyAction) -> String {
        options.keyMap.keys(of: action).map { KeyName.label(of: $0, glyphs: options.glyphs) }.joined(separator: " ")
    }
}
