import Terminal

extension NavigationShell {
    /// The width of the palette in columns: a name in two languages and a route.
    private static let paletteWidth = 72

    /// Actions available even while text is typed.
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

    /// Actions available on every screen while no modal is open.
    var shellActions: [KeyAction] { shellActions(with: alwaysActions) }

    func shellActions(with always: [KeyAction]) -> [KeyAction] {
        [paletteAction, helpAction, backAction] + (delegate?.programActions ?? []) + [
            KeyAction(id: "program.mouse", title: text("action.mouse"), keys: [Key(.function(9))]) {
                [weak self] in self?.toggleMouse()
            },
            closeAction,
        ] + (soloTitle == nil ? tabMovement + tabActions : []) + always
    }

    /// The shell's actions over a modal; while letters are typed, they work through their other keys.
    func modalActions(of modal: any Modal) -> [KeyAction] { [helpAction, backAction] }

    /// The keys that copy the screen if it has content; the screen's own copy action takes precedence.
    func copyActions(beside own: [KeyAction]) -> [KeyAction] {
        let screen = tabs.current?.top
        let ownCopy = own.first { $0.id == "screen.copy" && $0.isEnabled }
        guard modals.top == nil, screen?.isCopyable == true || ownCopy != nil else { return [] }
        let isTaken = own.contains { $0.isEnabled && keyMap.keys(of: $0).contains(.character("y")) }
        let row = KeyAction(id: "screen.copy", title: text("action.copy"), keys: [.character("y")]) {
            [weak self] in self?.copy(.row)
        }
        let all = KeyAction(id: "screen.copy-all", title: text("action.copy-all"), keys: [.character("Y"), .alt("y")]) {
            [weak self] in
            if let ownCopy { ownCopy.perform() } else { self?.copy(.whole) }
        }
        return (isTaken ? [] : [row]) + [all]
    }

    private func copy(_ part: CopyPart) {
        let context = RenderContext(theme: options.theme, glyphs: options.glyphs, isPlain: true)
        let text = tabs.current?.top?.copyText(of: part, metrics: options.metrics, context: context)
        guard let text, !text.isEmpty else { return showToast(self.text("toast.copy-nothing"), kind: .failed) }
        copy(text)
    }

    /// Closes the top modal or screen; does nothing at a root.
    var backAction: KeyAction {
        KeyAction(
            id: "program.back", title: text("action.back"), keys: [Key(.escape), Key(.backspace)], hint: 0,
            isEnabled: modals.top != nil || (tabs.current?.count ?? 0) > 1
        ) { [weak self] in self?.goBack() }
    }

    /// Goes back or, at a root, quits the program.
    var closeAction: KeyAction {
        let isRoot = modals.top == nil && (tabs.current?.count ?? 0) <= 1
        return KeyAction(
            id: "program.close", title: text(isRoot ? "action.quit" : "action.back"), keys: [.character("q")],
            hint: isRoot ? 0 : nil
        ) { [weak self] in
            if isRoot { self?.askToQuit() } else { self?.goBack() }
        }
    }

    private var paletteAction: KeyAction {
        KeyAction(
            id: "program.palette", title: text("action.palette"), keys: [.character(":"), .control("p")],
            hint: owner?.isCapturingText == true ? nil : 1, hintTitle: text("hint.palette")
        ) { [weak self] in self?.presentPalette() }
    }

    /// Shown as a hint unless letters are typed; works through another key even then.
    private var helpAction: KeyAction {
        let isHinted = owner?.isCapturingText != true && modals.top?.actions.isEmpty != true
        return KeyAction(
            id: "program.keys", title: text("action.keys"), keys: [.character("?"), Key(.function(1))],
            hint: isHinted ? 0 : nil
        ) { [weak self] in self?.presentKeys() }
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
        // Avoids a slice of `enumerated()`, whose type would be looked up by name during the first frame.
        (0..<min(tabs.tabs.count, 9)).map { index in
            let key = Key.character(Character("\(index + 1)"))
            return KeyAction(id: "tab.\(index + 1)", title: tabs.tabs[index].title, keys: [key]) { [weak self] in
                self?.selectTab(index)
            }
        }
    }

    /// Selects a tab. Selecting the current one again returns to its root, asking first if input would be lost.
    func selectTab(_ index: Int) {
        let above = tabs.current?.screens.dropFirst() ?? []
        guard index == tabs.selected, let unsaved = above.first(where: \.hasUnsavedInput) else {
            return tabs.select(index)
        }
        ask(aboutUnsaved: unsaved.title) { [weak self] in self?.tabs.select(index) }
    }

    /// Returns to a screen of the current stack, asking first if input would be lost.
    func goBack(to place: Int) {
        guard let screens = tabs.current?.screens, screens.indices.contains(place + 1) else { return }
        let leave: @MainActor () -> Void = { [weak self, weak next = screens[place + 1]] in
            if let next { self?.tabs.current?.pop(next) }
        }
        guard let unsaved = screens[(place + 1)...].first(where: \.hasUnsavedInput) else { return leave() }
        ask(aboutUnsaved: unsaved.title, then: leave)
    }

    private func ask(aboutUnsaved title: String, then leave: @escaping @MainActor () -> Void) {
        modals.present(
            ConfirmModal(
                title: text("form.leave.title"), question: text("dialog.quit.unsaved", [title]),
                yes: ("y", text("form.leave.yes")), noLabel: text("form.leave.no"), onYes: leave))
    }

    /// Performs an action that closes all screens, asking first if input on any tab would be lost.
    package func askToLeave(_ leave: @escaping @MainActor () -> Void) {
        let finish: @MainActor () -> Void = { [weak self] in self?.finishWork(thenLeave: leave) }
        let leave: @MainActor () -> Void = { [weak self] in self?.askAboutJob(thenContinue: finish) }
        guard let unsavedTitle = unsavedTitle(isQuitting: false) else { return leave() }
        ask(aboutUnsaved: unsavedTitle, then: leave)
    }

    /// Waits for pending work before leaving; asks again if the work left something unsaved.
    private func finishWork(thenLeave leave: @escaping @MainActor () -> Void) {
        guard let delegate, delegate.isBusy else { return leave() }
        delegate.finishWork { [weak self] in
            if self?.unsavedTitle(isQuitting: false) == nil { leave() } else { self?.askToLeave(leave) }
        }
    }

    /// Continues at once without a running job; otherwise asks whether to stop it or, if impossible, to wait for it.
    private func askAboutJob(thenContinue proceed: @escaping @MainActor () -> Void) {
        guard let job = delegate?.runningJob else { return proceed() }
        let isCancellable = job.isCancellable
        modals.present(
            ConfirmModal(
                title: text("dialog.job.title"),
                question: text(isCancellable ? "dialog.job.question" : "dialog.job.wait", [job.title]),
                yes: ("y", text(isCancellable ? "dialog.job.yes" : "dialog.job.leave")), noLabel: text("dialog.no")
            ) { [weak self] in
                self?.delegate?.cancelJob()
                proceed()
            })
    }

    /// The title of the first screen on any tab with unsaved input, or else the delegate's.
    func unsavedTitle(isQuitting: Bool) -> String? {
        tabs.tabs.lazy.flatMap(\.stack.screens).first(where: \.hasUnsavedInput)?.title
            ?? delegate?.unsavedTitle(isQuitting: isQuitting)
    }

    /// Quits the program, asking first if input on any tab would be lost.
    package func askToQuit() {
        let unsaved = unsavedTitle(isQuitting: true).map { text("dialog.quit.unsaved", [$0]) }
        let losses = [unsaved, delegate?.quitWarning].compactMap { $0 }
        let quit: @MainActor () -> Void = { [weak self] in
            if let self { askAboutJob { [weak self] in self?.quit(asksAgain: true) } }
        }
        guard !losses.isEmpty else { return quit() }
        let question = losses.joined(separator: " ")
        modals.present(
            ConfirmModal(
                title: text("dialog.quit.title"), question: question, yes: ("y", text("dialog.quit.yes")),
                noLabel: text("dialog.no"), onYes: quit))
    }

    /// Asks whether to stop a running job; quits if pressed twice within a second.
    private func interruptOrQuit() {
        guard interrupt == nil else {
            delegate?.shellWillTerminate()
            return quit()
        }
        if delegate?.runningJob?.isCancellable == true { askAboutJob {} }
        showToast(text("toast.interrupt"), kind: .done)
        interrupt = hostScheduler.schedule(after: .seconds(1)) { [weak self] in self?.interrupt = nil }
    }

    private func toggleMouse() {
        options.isMouseOn.toggle()
        terminal?.setMouse(options.isMouseOn)
        showToast(text(options.isMouseOn ? "toast.mouse-on" : "toast.mouse-off"))
    }

    /// Shows what this screen can do, then the program's keys and those of movement. Typing filters the list; Enter
    /// runs an action.
    package func presentKeys() {
        let actions = activeActions.filter { $0.isEnabled && !keyMap.keys(of: $0).isEmpty }
        let (own, shared, moving) = sections(of: actions)
        present(own + shared + moving, route: "keys", title: text("keys.title"), placeholder: text("keys.placeholder"))
    }

    /// The actions as items: those of the screen, those of the whole program, and movement.
    private func sections(
        of actions: [KeyAction]
    ) -> (own: [PaletteItem], shared: [PaletteItem], moving: [PaletteItem]) {
        let here = (modals.top?.title ?? tabs.current?.top?.title).flatMap { $0.isEmpty ? nil : $0 }
        let own = Set((known ?? presentActions).own.map(\.id))
        func items(_ section: String, _ isIncluded: (KeyAction) -> Bool) -> [PaletteItem] {
            actions.filter(isIncluded).map { action in
                PaletteItem(
                    title: action.title, section: section, detail: keyLabels(of: action),
                    names: delegate?.names(ofAction: action.id) ?? []
                ) {
                    if action.isEnabled { action.perform() }
                }
            }
        }
        return (
            items(here ?? text("keys.here")) { own.contains($0.id) && !$0.isMovement },
            items(text("keys.everywhere")) { !own.contains($0.id) && !$0.isMovement },
            items(text("keys.moving"), \.isMovement)
        )
    }

    /// Shows all actions, destinations and settings. Typing also finds drinks, works and the like by name.
    package func presentPalette() {
        // The close key goes back or quits; the palette lists "back" once and can always quit the program.
        let own: Set = ["program.palette", "program.close"]
        let actions = sections(of: activeActions.filter { $0.isEnabled && !own.contains($0.id) })
        let messages = PaletteItem(
            title: text("messages.title"), section: text("keys.everywhere"), detail: ":messages", names: ["messages"]
        ) { [weak self] in
            self?.presentMessages()
        }
        let known = actions.own + actions.shared + [messages, quitItem]
        present(
            PaletteItem.joined(known, with: delegate?.paletteItems ?? []) + actions.moving, route: "palette",
            title: text("palette.title"), placeholder: text("palette.placeholder"), leastWidth: Self.paletteWidth,
            typed: { [weak self] in self?.delegate?.paletteItem(for: $0) },
            find: { [weak self] in self?.delegate?.findPaletteItems($0, found: $1) })
    }

    private var quitItem: PaletteItem {
        let isRoot = modals.top == nil && (tabs.current?.count ?? 0) <= 1
        return PaletteItem(
            title: text("action.quit"), section: text("keys.everywhere"),
            detail: isRoot ? keyLabels(of: closeAction) : "",
            names: delegate?.names(ofAction: "program.close") ?? []
        ) { [weak self] in self?.askToQuit() }
    }

    private func presentMessages() {
        let items = messages.reversed().map { toast in
            PaletteItem(title: toast.text, detail: "") { [weak self] in self?.copy(toast.text) }
        }
        present(items, route: "messages", title: text("messages.title"), placeholder: "", showsWholeText: true)
    }

    private func present(
        _ items: [PaletteItem], route: String, title: String, placeholder: String, leastWidth: Int = 40,
        showsWholeText: Bool = false, typed: @escaping (String) -> PaletteItem? = { _ in nil },
        find: @escaping (String, @escaping ([PaletteItem]) -> Void) -> Void = { _, _ in }
    ) {
        modals.present(
            PickerModal(
                route: route, title: title, items: items, placeholder: placeholder,
                emptyText: text("palette.empty"), leastWidth: leastWidth, showsWholeText: showsWholeText, typed: typed,
                find: find))
    }

    package func keyLabel(ofProgramAction id: String) -> String? {
        delegate?.programActions.first { $0.id == id }.flatMap { options.keyMap.keys(of: $0).first }
            .map { KeyName.label(of: $0, glyphs: options.glyphs) }
    }

    private func keyLabels(of action: KeyAction) -> String {
        keyMap.keys(of: action).map { KeyName.label(of: $0, glyphs: options.glyphs) }.joined(separator: " ")
    }
}
