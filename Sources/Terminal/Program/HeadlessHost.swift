/// A terminal host without a terminal, for tests and snapshots: time passes when `advance` is called.
@MainActor
package final class HeadlessHost: TerminalHost {
    /// What it claims to be able to do.
    package let capabilities: TerminalCapabilities
    /// Whether a repaint was requested since the last frame.
    package private(set) var needsFrame = true
    /// The exit status that the program requested; nil while it runs.
    package private(set) var exitStatus: Int32?
    /// Texts copied to the clipboard, oldest first.
    package private(set) var copied: [String] = []
    /// What takes copied texts.
    package var copyWay: CopyWay? = .terminal
    package var editor: (String) -> EditedText = { .text($0) }
    /// Whether mouse events are reported.
    package private(set) var isMouseOn = false
    /// The limit on the number of colours.
    package private(set) var colors = ColorDepth.automatic
    /// How often the program was suspended.
    package private(set) var suspensions = 0
    private var now: Duration = .zero
    private var pending: [(number: Int, due: Duration, action: @MainActor () -> Void)] = []
    private var scheduled = 0

    /// 256 colours and UTF-8 by default.
    package init(
        capabilities: TerminalCapabilities = TerminalCapabilities(colors: 256, isUTF8: true, term: "xterm-256color")
    ) {
        self.capabilities = capabilities
    }

    /// Notes that a frame is wanted.
    package func setNeedsFrame() { needsFrame = true }
    /// Notes that a frame is wanted.
    package func redrawAll() { needsFrame = true }
    /// Notes the exit status.
    package func quit(status: Int32) { exitStatus = status }
    /// Counts the suspension.
    package func suspend() { suspensions += 1 }
    /// Notes whether the mouse is on.
    package func setMouse(_ isOn: Bool) { isMouseOn = isOn }
    /// Notes the depth.
    package func setColors(_ depth: ColorDepth) { colors = depth }
    /// Starts nothing and returns nil.
    package func run(_ command: [String]) -> Int32? { nil }

    /// Appends the text to `copied`; `copyWay` took it.
    package func copy(_ text: String, done: @escaping @MainActor (CopyWay?) -> Void) {
        copied.append(text)
        done(copyWay)
    }

    /// What `editor` makes of the text.
    package func edit(_ text: String) -> EditedText { editor(text) }

    /// Runs the action when `advance` reaches its time.
    package func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
        scheduled += 1
        let number = scheduled
        pending.append((number, now + delay, action))
        return { [weak self] in self?.pending.removeAll { $0.number == number } }
    }

    /// Lets time pass and runs the actions that are due, in order.
    package func advance(by duration: Duration) {
        let end = now + duration
        while let next = pending.filter({ $0.due <= end }).min(by: { ($0.due, $0.number) < ($1.due, $1.number) }) {
            pending.removeAll { $0.number == next.number }
            now = next.due
            next.action()
        }
        now = end
    }

    /// To be called after drawing a frame.
    package func frameDrawn() { needsFrame = false }
}
