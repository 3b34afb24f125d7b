/// A terminal that is not there: a program runs in it, and whoever drives it says when time passes.
@MainActor
public final class HeadlessHost: TerminalHost {
    /// What it claims to be able to do.
    public let capabilities: TerminalCapabilities
    /// Whether a repaint was asked for since the last frame.
    public private(set) var needsFrame = true
    /// The exit status the program asked for; nil while it runs.
    public private(set) var exitStatus: Int32?
    /// Texts put on the clipboard, the newest last.
    public private(set) var copied: [String] = []
    /// Whether mouse events are reported.
    public private(set) var isMouseOn = false
    /// How many colours may be used at most.
    public private(set) var colors = ColorDepth.automatic
    /// How often the program handed the terminal back to the shell.
    public private(set) var suspensions = 0
    private var now: Duration = .zero
    private var pending: [(number: Int, due: Duration, action: @MainActor () -> Void)] = []
    private var scheduled = 0

    /// Makes a terminal of 256 colours that takes UTF-8, or another.
    public init(
        capabilities: TerminalCapabilities = TerminalCapabilities(colors: 256, isUTF8: true, term: "xterm-256color")
    ) {
        self.capabilities = capabilities
    }

    /// Notes that a frame is wanted.
    public func setNeedsFrame() { needsFrame = true }
    /// Notes that a frame is wanted.
    public func redrawAll() { needsFrame = true }
    /// Notes the exit status.
    public func quit(status: Int32) { exitStatus = status }
    /// Counts the suspension.
    public func suspend() { suspensions += 1 }
    /// Notes whether the mouse is on.
    public func setMouse(_ isOn: Bool) { isMouseOn = isOn }
    /// Notes the depth.
    public func setColors(_ depth: ColorDepth) { colors = depth }
    /// Starts nothing.
    public func run(_ command: [String]) -> Int32? { nil }

    /// Keeps the text.
    public func copy(_ text: String) -> Bool {
        copied.append(text)
        return true
    }

    /// Keeps the action until time passes.
    public func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
        scheduled += 1
        let number = scheduled
        pending.append((number, now + delay, action))
        return { [weak self] in self?.pending.removeAll { $0.number == number } }
    }

    /// Lets time pass and runs what is due, in its order.
    public func advance(by duration: Duration) {
        let end = now + duration
        while let next = pending.filter({ $0.due <= end }).min(by: { ($0.due, $0.number) < ($1.due, $1.number) }) {
            pending.removeAll { $0.number == next.number }
            now = next.due
            next.action()
        }
        now = end
    }

    /// The frame was drawn.
    public func frameDrawn() { needsFrame = false }
}
