public import Reactive
public import Terminal

/// The window of the program: tabs with their stacks, modals above them, the frame around both, and the way of
/// every event to the one that owns the input.
@MainActor
public final class NavigationShell {
    /// Look and keys; a change shows with the next frame.
    public var options: ShellOptions {
        didSet { setNeedsFrame() }
    }
    /// The tabs.
    public private(set) lazy var tabs = TabBar(host: self)
    /// The modals.
    public private(set) lazy var modals = ModalHost(host: self)
    /// Fills in what the shell does not know; not held.
    public weak var delegate: (any ShellDelegate)?

    /// What stands in the place of the tabs while there is one stack alone; nil for tabs.
    public var soloTitle: String? {
        didSet { setNeedsFrame() }
    }
    /// What is said on every screen, on the rule under the tabs, where nothing can push it away; nil for nothing.
    public var mark: String? {
        didSet { setNeedsFrame() }
    }
    /// The titles of the tabs before there are any, and which of them will be chosen.
    public var launchTitles: [String] = []
    /// Which of the titles will be chosen, from 0.
    public var launchSelection = 0
    /// What is shown in the place of a screen before there is one; empty for nothing.
    public var launchMessage = ""
    private var launchTimer: Subscription?

    /// Past and present messages, the newest last.
    public var messages: [Toast] { toasts.history }

    let hostScheduler = HostScheduler()
    private(set) lazy var toasts = ToastCenter(scheduler: hostScheduler) { [weak self] in self?.setNeedsFrame() }
    private(set) weak var terminal: (any TerminalHost)?
    var hits = HitMap()
    /// The lines of the last frame.
    var lines = LineMemory()
    private let frameLines = FrameLines()
    /// What the frame on the screen says that keys do; nil once anything changed since it was drawn.
    var known: KnownActions?
    var interrupt: Subscription?
    private var spinners = 0
    private var spinnerStep = 0
    private var spinnerTimer: Subscription?

    /// Memberwise.
    public init(options: ShellOptions = ShellOptions()) {
        self.options = options
    }

    /// Runs things later.
    public var scheduler: any Scheduler { hostScheduler }

    /// What the terminal can do; nil before the program runs in one.
    public var capabilities: TerminalCapabilities? { terminal?.capabilities }

    /// The screens the user came through, and the modals above them.
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

    /// Keeps a spinner turning until the answer is released.
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

    /// Shows a message in the place of a screen unless one is there by then.
    public func showLaunchMessage(_ text: String, after delay: Duration) {
        launchTimer = hostScheduler.schedule(after: delay) { [weak self] in
            guard let self, tabs.tabs.isEmpty, launchMessage.isEmpty else { return }
            launchMessage = text
            setNeedsFrame()
        }
    }

    /// Looks and listens in another way from the next frame on.
    ///
    /// - Parameter colors: the most colours to use; nil leaves them as they are.
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
            spinnerStep: spinnerStep, isPlain: options.isPlain)
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
    /// Asks for one repaint after the present event.
    public func setNeedsFrame() {
        known = nil
        terminal?.setNeedsFrame()
    }

    /// Shows a message that goes by itself.
    public func showToast(_ text: String, kind: Toast.Kind = .done) {
        toasts.show(Toast(text: text, kind: kind))
    }

    /// Puts text on the clipboard and says so.
    public func copy(_ text: String) {
        let isSent = terminal?.copy(text) ?? false
        showToast(self.text(isSent ? "toast.copied" : "toast.copy-failed"), kind: isSent ? .done : .failed)
    }

    /// Closes what is on top, a modal first.
    public func goBack() {
        if modals.top != nil { modals.dismiss() } else { tabs.current?.pop() }
    }
}

extension NavigationShell: TerminalProgram {
    /// Takes its place in the terminal.
    public func start(in host: any TerminalHost) {
        attach(to: host)
        host.setMouse(options.isMouseOn)
    }

    /// Slow things may begin.
    public func didPaintFirstFrame() {
        delegate?.shellDidPaintFirstFrame()
    }

    /// What other programs changed may be noticed.
    public func didAnswer() {
        delegate?.shellDidAnswer()
    }

    /// Saves what would be lost.
    public func willTerminate() {
        delegate?.shellWillTerminate()
    }
}
