package import Reactive
package import Terminal

/// The program's window: tabs with their stacks, modals above them, the frame around both, and the routing of every
/// event to the screen with the input.
@MainActor
package final class NavigationShell {
    /// The look and the keys; changes apply to the next frame.
    package var options: ShellOptions {
        didSet { setNeedsFrame() }
    }
    package private(set) lazy var tabs = TabBar(host: self)
    package private(set) lazy var modals = {
        let modals = ModalHost(host: self)
        modals.onChange = { [weak self, weak modals] in
            guard let self else { return }
            tabs.current?.top?.didChangeCover(isCovered: !hasFocus || modals?.top != nil)
        }
        return modals
    }()
    /// Provides the texts and actions of the program; held weakly.
    package weak var delegate: (any ShellDelegate)?

    /// The title shown instead of the tabs for a single stack; nil shows the tabs.
    package var soloTitle: String? {
        didSet { setNeedsFrame() }
    }
    /// A permanent notice on the rule below the tabs; nil for none.
    package var mark: String? {
        didSet { setNeedsFrame() }
    }
    package var launchTitles: [String] = []
    /// The index of the tab shown as selected before there are tabs.
    package var launchSelection = 0
    /// The message shown before there is a screen; empty for none.
    package var launchMessage = ""
    private var launchTimer: Subscription?
    /// The events typed before there was a screen, for the first one; nil if events are not buffered.
    package var typedAhead: KeyBuffer?

    /// The past and current messages, oldest first.
    package var messages: [Toast] { toasts.history }

    let hostScheduler = HostScheduler()
    private(set) lazy var toasts = ToastCenter(scheduler: hostScheduler) { [weak self] in self?.setNeedsFrame() }
    private(set) weak var terminal: (any TerminalHost)?
    var hits = HitMap()
    var lines = LineMemory()
    private let frameLines = FrameLines()
    /// The actions shown by the current frame; nil once anything has changed since.
    var known: KnownActions? {
        didSet { if let oldValue { past.known = oldValue } }
    }
    /// The previous frame's contents, released only after a key is answered so that no key waits for it.
    private var past: (hits: HitMap?, known: KnownActions?)
    var interrupt: Subscription?
    /// The screen that the last event typed a letter into; nil after any other event.
    weak var typist: (any Screen)?
    /// The route of the last screen on which a key did nothing.
    var unknownKeyRoute: String?
    /// Whether the program waits only for unfinished work and accepts no further input.
    private(set) var isQuitting = false
    /// Whether the terminal has the focus; true if it does not report it.
    var hasFocus = true
    /// Fires at every key, before it is handled.
    let keyPressed = Signal<Void>()
    private var spinners = 0
    private var spinnerStep = 0
    private var spinnerTimer: Subscription?

    package init(options: ShellOptions = ShellOptions()) {
        self.options = options
    }

    package var scheduler: any Scheduler { hostScheduler }

    package var hasMotion: Bool { terminal != nil && options.hasMotion && !options.isPlain }

    package func observeKeys(_ action: @escaping @MainActor () -> Void) -> Subscription {
        keyPressed.observe { action() }
    }

    /// Nil before the program runs in a terminal.
    package var capabilities: TerminalCapabilities? { terminal?.capabilities }

    /// The routes of the screens on the stack and of the modals above them.
    package var trail: [String] {
        (tabs.current?.routes ?? []) + modals.modals.map(\.route)
    }

    package var places: [(route: String, selection: Int?)] {
        (tabs.current?.screens ?? []).map { ($0.route, $0.selection) }
            + modals.modals.map { ($0.route, $0.selection) }
    }

    func text(_ key: String) -> String {
        delegate?.text(key) ?? key
    }

    /// Quits with an exit status after all pending work; a second call quits at once. With `asksAgain`, asks if the
    /// work left something unsaved, such as codes that are shown once.
    package func quit(status: Int32 = 0, asksAgain: Bool = false) {
        guard let delegate, !isQuitting else { return end(status) }
        isQuitting = true
        let asksAgain = asksAgain && delegate.isBusy
        delegate.finishWork { [weak self] in
            guard let self else { return }
            guard asksAgain, unsavedTitle(isQuitting: true) != nil else { return end(status) }
            isQuitting = false
            askToQuit()
        }
        if delegate.isBusy { showToast(text("toast.finishing")) }
    }

    private func end(_ status: Int32) {
        delegate?.shellWillQuit()
        terminal?.quit(status: status)
    }

    package func startSpinner() -> Subscription {
        spinners += 1
        if spinners == 1 { turnSpinner() }
        return Subscription { [weak self] in
            guard let self else { return }
            spinners -= 1
            if spinners == 0 { spinnerTimer = nil }
        }
    }

    func resumeSpinner() {
        if spinners > 0, spinnerTimer == nil { turnSpinner() }
    }

    private func turnSpinner() {
        spinnerTimer = nil
        guard hasMotion, hasFocus else { return }
        spinnerTimer = hostScheduler.schedule(after: Spinner.interval) { [weak self] in
            guard let self, spinners > 0 else { return }
            spinnerStep += 1
            setNeedsFrame()
            turnSpinner()
        }
    }

    /// Shows a message after a delay, unless there is a screen by then.
    package func showLaunchMessage(_ text: String, after delay: Duration) {
        launchTimer = hostScheduler.schedule(after: delay) { [weak self] in
            guard let self, tabs.tabs.isEmpty, launchMessage.isEmpty else { return }
            launchMessage = text
            setNeedsFrame()
        }
    }

    /// `colors` is the maximum depth; nil for no change.
    package func apply(_ options: ShellOptions, colors: ColorDepth? = nil) {
        self.options = options
        terminal?.setMouse(options.isMouseOn)
        if let colors { terminal?.setColors(colors) }
    }

    func attach(to host: any TerminalHost) {
        terminal = host
        hostScheduler.host = host
    }

    package func render(size: Size) -> Canvas {
        past.hits = hits
        hits = HitMap()
        let context = context(hits: hits, lines: lines)
        let frame = FrameRenderer(context: context, keyMap: keyMap, frameLines: frameLines)
        var canvas = Canvas(size: size, metrics: options.metrics, style: options.theme[.text])
        lines.begin(canvas, context: context)
        let layout = FrameLayout(size, hasHints: options.hasHints)
        guard layout.hasRoom else {
            let sizes = [FrameLayout.least, size].map { "\($0.width) x \($0.height)" }
            let short = sizes.reversed().map { $0.filter { $0 != " " } }.joined(separator: " < ")
            frame.drawTooSmall([text("frame.too-small", sizes), short], into: &canvas)
            return canvas
        }
        drawFrame(frame, layout, into: &canvas)
        guard options.isPlain else { return canvas }
        canvas.erase(Self.decoration)
        // Screen readers follow the cursor, which otherwise stays hidden on the selection.
        canvas.isCursorVisible = canvas.cursor != nil
        return canvas
    }

    func context(hits: HitMap, lines: LineMemory) -> RenderContext {
        RenderContext(
            theme: options.theme, glyphs: options.glyphs, hits: hits, lines: lines, spinnerStep: spinnerStep,
            isPlain: options.isPlain, pictures: options.pictures(on: terminal?.capabilities),
            colors: terminal.map { $0.capabilities.isDirect ? 16_777_216 : $0.capabilities.colors } ?? 0)
    }

    func text(_ key: String, _ values: [String]) -> String {
        delegate?.text(key, values) ?? key
    }
}

extension NavigationShell: ScreenHost {
    package func setNeedsFrame() {
        known = nil
        terminal?.setNeedsFrame()
    }

    package func showToast(_ text: String, kind: Toast.Kind = .done) {
        toasts.show(Toast(text: text, kind: kind))
    }

    /// Copies text to the clipboard and reports its length and the method.
    package func copy(_ text: String) {
        let count = String(text.count)
        guard let terminal else { return showToast(self.text("toast.copy-failed"), kind: .failed) }
        terminal.copy(text) { [weak self] way in
            guard let self else { return }
            switch way {
            case .terminal: showToast(self.text("toast.copied.terminal", [count]))
            case .tmux: showToast(self.text("toast.copied.tmux", [count]))
            case .program(let name): showToast(self.text("toast.copied.program", [count, name]))
            case nil: showToast(self.text("toast.copy-failed"), kind: .failed)
            }
        }
    }

    package func edit(_ text: String) -> String? {
        switch terminal?.edit(text) {
        case .text(let edited): return edited
        case .ended(let status): showToast(self.text("toast.editor-ended", [String(status)]), kind: .failed)
        case .failed(let reason): showToast(self.text("toast.editor-failed", [reason]), kind: .failed)
        case nil: break
        }
        return nil
    }

    package func willRefresh() { delegate?.shellWillRefresh() }

    package func goBack() {
        if modals.top != nil { modals.dismiss() } else { tabs.current?.pop() }
    }
}

extension NavigationShell: TerminalProgram {
    package func start(in host: any TerminalHost) {
        attach(to: host)
        host.setMouse(options.isMouseOn)
    }

    package func didPaintFirstFrame() {
        delegate?.shellDidPaintFirstFrame()
    }

    package func didAnswer() {
        past = (nil, nil)
        delegate?.shellDidAnswer()
    }

    /// Whether the results of earlier events are ready for this one. Typing never waits within a word; its first letter
    /// waits for the field, which may be filled with a draft or be about to close. Before there is a screen, all events
    /// are kept for it.
    package func isReady(for event: InputEvent) -> Bool {
        guard let delegate, !delegate.isSettled, !keepsTypedAhead else { return true }
        switch event {
        case .key(let key): return isTyped(key) && key != .character(" ") && typist === owner || key == .control("c")
        case .paste, .mouse: return false
        case .focus, .report, .resize: return true
        }
    }

    package func dependsOnLayout(_ event: InputEvent) -> Bool {
        switch event {
        case .key(let key): !isTyped(key) && !keepsTypedAhead
        case .mouse: true
        case .paste, .focus, .report, .resize: false
        }
    }

    /// Whether a text field takes the key as a letter.
    func isTyped(_ key: Key) -> Bool { key.isText && owner?.isCapturingText == true }

    private var keepsTypedAhead: Bool { owner == nil && typedAhead != nil }

    package func stopWaiting() { delegate?.stopWaiting() }

    package var isBusy: Bool { delegate?.isBusy ?? false }

    package func willTerminate() {
        delegate?.shellWillTerminate()
    }
}
