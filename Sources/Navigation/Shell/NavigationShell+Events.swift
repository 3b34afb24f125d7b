import Reactive
package import Terminal

extension NavigationShell {
    /// Routes an event to the actions that are always available, the top modal or screen, the program and the tabs.
    package func handle(_ event: InputEvent) {
        switch event {
        case .key(let key) where isQuitting:
            if key == .control("c") { quit() }
        case .key(let key):
            toasts.keyPressed()
            keyPressed.send()
            let typist = isTyped(key) ? owner : nil
            let (place, said) = (tabs.current?.top?.route, toasts.history.last)
            handle(key)
            if tabs.current?.top?.route != place, toasts.history.last == said { toasts.screenChanged() }
            self.typist = typist
            return
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
        typist = nil
    }

    /// Delivers the typed-ahead events to the first screen and stops buffering.
    package func takeTypedAhead() {
        guard owner != nil, let events = typedAhead?.events else { return }
        typedAhead = nil
        terminal?.deliver(events)
    }

    /// The screen that receives the input: the top modal, or else the top screen.
    var owner: (any Screen)? { modals.top ?? tabs.current?.top }

    var keyMap: KeyMap {
        guard !options.keyMap.views.isEmpty, let owner else { return options.keyMap }
        return options.keyMap.inView(KeyMap.view(ofRoute: owner.route))
    }

    var activeActions: [KeyAction] {
        let known = known ?? presentActions
        guard let owner else { return known.shell }
        guard modals.top == nil else { return known.own + known.shell }
        let own = known.own.filter(\.isEnabled)
        var taken = KeySet()
        for action in own { taken.insert(keyMap.keys(of: action)) }
        // Keys the screen uses or types do not reach the shell.
        return own
            + known.shell.filter { action in
                let keys = keyMap.keys(of: action)
                let isFree = keys.isEmpty || keys.contains { !taken.contains($0) }
                return isFree && !(owner.isCapturingText && !keys.isEmpty && keys.allSatisfy(\.isText))
            }
    }

    /// The actions to show as hints, that of Enter first. A key runs its first action, so later ones are not shown with
    /// it; while letters are typed, no action is shown with a letter.
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
        return hinted.filter { $0.key == Key(.enter) } + hinted.filter { $0.key != Key(.enter) }
    }

    var presentActions: KnownActions {
        let always = alwaysActions
        if let modal = modals.top {
            return KnownActions(own: modal.actions, shell: modalActions(of: modal), always: always)
        }
        let own = owner?.actions ?? []
        return KnownActions(own: own, shell: copyActions(beside: own) + shellActions(with: always), always: always)
    }

    /// Pauses animations and the screen's polling while the terminal is in the background.
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
        // The frame may be outdated now and must not decide about the next key.
        defer { known = nil }
        if let action = keyMap.action(for: key, in: known?.always ?? alwaysActions) { return action.perform() }
        if let typedAhead, owner == nil, !typedAhead.events.isEmpty || keyMap.action(for: key, in: [closeAction]) == nil
        {
            // Quitting needs no screen, unless earlier events are waiting for one.
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
        if let modal = modals.top {
            run(key, in: modalActions(of: modal) + (modal.staysOpenOnLetters && key.isText ? [] : [closeAction]))
        } else {
            run(key, in: owner.isCapturingText && key.isText ? [] : known?.shell ?? presentActions.shell)
        }
    }

    private func run(_ key: Key, in actions: [KeyAction]) {
        guard let action = keyMap.action(for: key, in: actions) else { return answerUnknown(key) }
        action.perform()
    }

    /// Says that a character does nothing, once on each screen and never in place of another message. An arrow at the
    /// end of a list needs no answer.
    private func answerUnknown(_ key: Key) {
        guard let owner, !owner.isCapturingText, key.isText, toasts.current == nil,
            unknownKeyRoute != owner.route,
            let help = activeActions.first(where: { $0.id == "program.keys" }).flatMap({ keyMap.keys(of: $0).first })
        else { return }
        unknownKeyRoute = owner.route
        showToast(text("toast.unknown-key", [key, help].map { KeyName.label(of: $0, glyphs: options.glyphs) }))
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
    /// Whether a text field would insert the key.
    var isText: Bool {
        if case .character = code { modifiers.isEmpty } else { false }
    }
}
