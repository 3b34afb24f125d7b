/// A terminal host without a terminal, for tests and snapshots: time passes when `advance` is called.
@MainActor
public final class HeadlessHost: TerminalHost {
    /// What it claims to be able to do.
    public let capabilities: TerminalCapabilities
    /// Whether a repaint was requested since the last frame.
    public private(set) var needsFrame = true
    /// The exit status that the program requested; nil while it runs.
    public private(set) var exitStatus: Int32?
    /// Texts copied to the clipboard, oldest first.
    public private(set) var copied: [String] = []
    /// What takes copied texts.
    public var copyWay: CopyWay? = .terminal
    /// What an editor does with a text.
    public var editor: (String) -> EditedText = { .text($0) }
    /// Whether mouse events are reported.
    public private(set) var isMouseOn = false
    /// The limit on the number of colours.
    public private(set) var colors = ColorDepth.automatic
    /// How often the program was suspended.
    public private(set) var suspensions = 0
    private var now: Duration = .zero
    private var pending: [(number: Int, due: Duration, action: @MainActor () -> Void)] = []
    private var scheduled = 0

    /// 256 colours and UTF-8 by default.
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
    /// Starts nothing and returns nil.
    public func run(_ command: [String]) -> Int32? { nil }

    /// Appends the text to `copied`; `copyWay` took it.
    public func copy(_ text: String, done: @escaping @MainActor (CopyWay?) -> Void) {
        copied.append(text)
        done(copyWay)
    }

    /// What `editor` makes of the text.
    public func edit(_ text: String) -> EditedText { editor(text) }

    /// Runs the action when `advance` reaches its time.
    public func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
        scheduled += 1
        let number = scheduled
        pending.append((number, now + delay, action))
        return { [weak self] in self?.pending.removeAll { $0.number == number } }
    }

    /// Lets time pass and runs the actions that are due, in order.
    public func advance(by duration: Duration) {
        let end = now + duration
        while let next = pending.filter({ $0.due <= end }).min(by: { ($0.due, $0.number) < ($1.due, $1.number) }) {
            pending.removeAll { $0.number == next.number }
            now = next.due
            next.action()
        }
        now = end
    }

    /// To be called after drawing a frame.
    public func frameDrawn() { needsFrame = false }
}
