package import Terminal

extension NavigationShell {
    /// Routes an event: actions that are always available, the top modal or the top screen, the program, the tabs.
    package func handle(_ event: InputEvent) {
        switch event {
        case .key(let key) where isQuitting:
            if key == .control("c") { quit() }
        case .key(let key):
            toasts.keyPressed()
            handle(key)
        case .paste:
            if owner == nil { typedAhead?.keep(event) } else { _ = owner?.handle(event) }
        case .mouse(let mouse):
            handle(mouse)
        case .resize:
            setNeedsFrame()
        case .focus(let isFocused):
            focusChanged(isFocused)
        case .report(.background(let color)):
            if let background = TerminalBackground(color) { delegate?.shellDidLearn(background) }
        case .report:
            break
        }
    }

    /// Hands what was typed ahead to the screen that is there by now, and waits for no other.
    package func takeTypedAhead() {
        guard owner != nil, let events = typedAhead?.events else { return }
        typedAhead = nil
        for event in events { handle(event) }
    }

    /// The screen that gets the input: the top modal, else the top screen.
    var owner: (any Screen)? { modals.top ?? tabs.current?.top }

    /// The keys of actions in the view with the input.
    var keyMap: KeyMap {
        guard !options.keyMap.views.isEmpty, let owner else { return options.keyMap }
        return options.keyMap.inView(KeyMap.view(ofRoute: owner.route))
    }

    /// The current actions, in the order of the hints.
    var activeActions: [KeyAction] {
        let known = known ?? presentActions
        guard let owner else { return known.shell }
        guard modals.top == nil else { return known.own + known.shell }
        let own = known.own.filter(\.isEnabled)
        var taken = KeySet()
        for action in own { taken.insert(keyMap.keys(of: action)) }
        // A key that the screen uses, or types with, does nothing in the shell meanwhile.
        return own
            + known.shell.filter { action in
                let keys = keyMap.keys(of: action)
                let isFree = keys.isEmpty || keys.contains { !taken.contains($0) }
                return isFree && !(owner.isCapturingText && !keys.isEmpty && keys.allSatisfy(\.isText))
            }
    }

    /// What the hints may show. A key runs the first action that has it, so a later one is not shown with it; while
    /// letters are text, none is shown with a letter.
    func hintedActions(of actions: KnownActions) -> [HintedAction] {
        let keyMap = keyMap
        let isText = owner?.isCapturingText == true
        var taken = KeySet()
        var hinted: [HintedAction] = []
        for action in actions.own + actions.shell where action.isEnabled {
            let keys = keyMap.keys(of: action)
            if action.hint != nil, let key = keys.first(where: { !(isText && $0.isText) }), !taken.contains(key) {
                hinted.append(HintedAction(action: action, key: key))
            }
            taken.insert(keys)
        }
        return hinted
    }

    /// The current actions of the owner and the shell.
    var presentActions: KnownActions {
        let always = alwaysActions
        if let modal = modals.top {
            return KnownActions(own: modal.actions, shell: modalActions(of: modal), always: always)
        }
        let own = owner?.actions ?? []
        return KnownActions(own: own, shell: copyActions(beside: own) + shellActions(with: always), always: always)
    }

    /// Nobody looks at a terminal in the background: what moves there waits, and what the screen polls as well.
    private func focusChanged(_ isFocused: Bool) {
        guard isFocused != hasFocus else { return }
        hasFocus = isFocused
        tabs.current?.top?.didChangeCover(isCovered: !isFocused || modals.top != nil)
        if isFocused {
            resumeSpinner()
            setNeedsFrame()
        }
    }

    private func handle(_ key: Key) {
        // Whatever the key did, the next one must not be decided by an outdated frame.
        defer { known = nil }
        if let action = keyMap.action(for: key, in: known?.always ?? alwaysActions) { return action.perform() }
        if let typedAhead, owner == nil, !typedAhead.events.isEmpty || keyMap.action(for: key, in: [closeAction]) == nil
        {
            // To quit needs no screen, unless it is the end of what one is waited for.
            self.typedAhead?.keep(.key(key))
            return
        }
        if owner?.isCapturingText == true, owner?.handle(.key(key)) == .consumed { return }
        let commands = owner?.isCapturingText == true ? [key] : KeyTranslation.commands(for: key)
        for command in commands {
            run(command)
            known = nil
        }
    }

    private func run(_ key: Key) {
        guard let owner else { return run(key, in: shellActions) }
        if let action = keyMap.action(for: key, in: known?.own ?? owner.actions) { return action.perform() }
        if !owner.isCapturingText, owner.handle(.key(key)) == .consumed { return }
        if modals.top != nil {
            run(key, in: (modals.top.map(modalActions) ?? []) + [closeAction])
        } else {
            run(key, in: owner.isCapturingText && key.isText ? [] : known?.shell ?? presentActions.shell)
        }
    }

    private func run(_ key: Key, in actions: [KeyAction]) {
        keyMap.action(for: key, in: actions)?.perform()
    }

    private func handle(_ mouse: MouseEvent) {
        switch mouse.kind {
        case .press:
            if hits.click(at: mouse.position) { setNeedsFrame() }
        case .wheelUp, .wheelDown:
            _ = owner?.handle(.mouse(mouse))
        case .release, .drag, .other:
            break
        }
    }
}

extension Key {
    /// Whether a text field would insert it.
    var isText: Bool {
        if case .character = code { modifiers.isEmpty } else { false }
    }
}
