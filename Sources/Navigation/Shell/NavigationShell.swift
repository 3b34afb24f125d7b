public import Reactive
public import Terminal

/// The window of the program: tabs with their stacks, modals above them, the frame around both, and the routing of
/// every event to the screen with the input.
@MainActor
public final class NavigationShell {
    /// Look and keys; changes apply to the next frame.
    public var options: ShellOptions {
        didSet { setNeedsFrame() }
    }
    /// The tabs.
    public private(set) lazy var tabs = TabBar(host: self)
    /// The modals.
    public private(set) lazy var modals = {
        let modals = ModalHost(host: self)
        modals.onChange = { [weak self, weak modals] in
            self?.tabs.current?.top?.didChangeCover(isCovered: modals?.top != nil)
        }
        return modals
    }()
    /// Supplies what the shell does not know; held weakly.
    public weak var delegate: (any ShellDelegate)?

    /// A title in place of the tabs while there is a single stack; nil for tabs.
    public var soloTitle: String? {
        didSet { setNeedsFrame() }
    }
    /// A permanent notice for every screen, on the rule below the tabs; nil for none.
    public var mark: String? {
        didSet { setNeedsFrame() }
    }
    /// The titles of the tabs before there are any.
    public var launchTitles: [String] = []
    /// The index of the tab that will be selected.
    public var launchSelection = 0
    /// Shown in place of a screen before there is one; empty for nothing.
    public var launchMessage = ""
    private var launchTimer: Subscription?

    /// Past and current messages, oldest first.
    public var messages: [Toast] { toasts.history }

    let hostScheduler = HostScheduler()
    private(set) lazy var toasts = ToastCenter(scheduler: hostScheduler) { [weak self] in self?.setNeedsFrame() }
    private(set) weak var terminal: (any TerminalHost)?
    var hits = HitMap()
    /// The cached lines of the last frame.
    var lines = LineMemory()
    private let frameLines = FrameLines()
    /// The actions shown by the current frame; nil once anything changed since it was drawn.
    var known: KnownActions?
    var interrupt: Subscription?
    private var spinners = 0
    private var spinnerStep = 0
    private var spinnerTimer: Subscription?

    /// Memberwise.
    public init(options: ShellOptions = ShellOptions()) {
        self.options = options
    }

    /// Runs actions on the terminal's loop.
    public var scheduler: any Scheduler { hostScheduler }

    /// Nil before the program runs in a terminal.
    public var capabilities: TerminalCapabilities? { terminal?.capabilities }

    /// The titles of the screens on the stack and of the modals above them.
    public var trail: [String] {
        (tabs.current?.routes ?? []) + modals.modals.map(\.route)
    }

    func text(_ key: String) -> String {
        delegate?.text(key) ?? key
    }

    /// Ends the program with an exit status.
    public func quit(status: Int32 = 0) {
        delegate?.shellWillQuit()
        terminal?.quit(status: status)
    }

    /// Keeps a spinner turning until the subscription is released.
    public func startSpinner() -> Subscription {
        spinners += 1
        if spinners == 1 { turnSpinner() }
        return Subscription { [weak self] in
            guard let self else { return }
            spinners -= 1
            if spinners == 0 { spinnerTimer = nil }
        }
    }

    private func turnSpinner() {
        guard !options.isPlain, options.hasMotion else { return }
        spinnerTimer = hostScheduler.schedule(after: Spinner.interval) { [weak self] in
            guard let self, spinners > 0 else { return }
            spinnerStep += 1
            setNeedsFrame()
            turnSpinner()
        }
    }

    /// Shows a message in place of a screen unless there is one by then.
    public func showLaunchMessage(_ text: String, after delay: Duration) {
        launchTimer = hostScheduler.schedule(after: delay) { [weak self] in
            guard let self, tabs.tabs.isEmpty, launchMessage.isEmpty else { return }
            launchMessage = text
            setNeedsFrame()
        }
    }

    /// Applies options to the next frame.
    ///
    /// - Parameter colors: a limit on the number of colours; nil for no change.
    public func apply(_ options: ShellOptions, colors: ColorDepth? = nil) {
        self.options = options
        terminal?.setMouse(options.isMouseOn)
        if let colors { terminal?.setColors(colors) }
    }

    func attach(to host: any TerminalHost) {
        terminal = host
        hostScheduler.host = host
    }

    /// Draws the whole frame.
    public func render(size: Size) -> Canvas {
        hits = HitMap()
        let context = RenderContext(
            theme: options.theme, glyphs: options.glyphs, hits: hits, lines: lines,
            spinnerStep: spinnerStep, isPlain: options.isPlain,
            pictures: options.pictures(onColors: terminal?.capabilities.colors ?? 0))
        let frame = FrameRenderer(context: context, keyMap: options.keyMap, frameLines: frameLines)
        var canvas = Canvas(size: size, metrics: options.metrics, style: options.theme[.text])
        lines.begin(canvas, context: context)
        guard size.width >= FrameRenderer.minimum.width, size.height >= FrameRenderer.minimum.height else {
            frame.drawTooSmall(text("frame.too-small"), into: &canvas)
            return canvas
        }
        let titles = tabs.tabs.isEmpty ? launchTitles : tabs.tabs.map(\.title)
        frame.drawHeader(
            solo: soloTitle, titles: titles, selected: tabs.tabs.isEmpty ? launchSelection : tabs.selected,
            trailing: delegate?.headerTexts ?? [], mark: mark, into: &canvas
        ) { [weak self] in self?.tabs.select($0) }
        frame.drawTrail(tabs.current?.screens ?? [], into: &canvas)
        if let screen = tabs.current?.top {
            let content = FrameRenderer.content(of: size)
            canvas.clipped(to: content) { screen.render(into: &$0, in: content, context: context) }
        }
        if tabs.tabs.isEmpty, !launchMessage.isEmpty {
            let area = FrameRenderer.content(of: size).inset(horizontal: 3)
            TextBlock.draw(launchMessage, into: &canvas, in: area, style: options.theme[.muted])
        }
        for modal in modals.modals { frame.draw(modal, into: &canvas) }
        known = presentActions
        frame.drawFooter(
            activeActions, isText: owner?.isCapturingText == true, toast: toasts.current, into: &canvas)
        return canvas
    }
}

extension NavigationShell: ScreenHost {
    /// Requests one repaint after the current event.
    public func setNeedsFrame() {
        known = nil
        terminal?.setNeedsFrame()
    }

    /// Shows a message that disappears by itself.
    public func showToast(_ text: String, kind: Toast.Kind = .done) {
        toasts.show(Toast(text: text, kind: kind))
    }

    /// Copies text to the clipboard and shows a toast.
    public func copy(_ text: String) {
        let isSent = terminal?.copy(text) ?? false
        showToast(self.text(isSent ? "toast.copied" : "toast.copy-failed"), kind: isSent ? .done : .failed)
    }

    /// Closes the topmost screen, a modal first.
    public func goBack() {
        if modals.top != nil { modals.dismiss() } else { tabs.current?.pop() }
    }
}

extension NavigationShell: TerminalProgram {
    /// Connects to the terminal.
    public func start(in host: any TerminalHost) {
        attach(to: host)
        host.setMouse(options.isMouseOn)
    }

    /// Slow work may begin.
    public func didPaintFirstFrame() {
        delegate?.shellDidPaintFirstFrame()
    }

    /// The moment to notice changes by other programs.
    public func didAnswer() {
        delegate?.shellDidAnswer()
    }

    /// Saves what would be lost.
    public func willTerminate() {
        delegate?.shellWillTerminate()
    }
}
