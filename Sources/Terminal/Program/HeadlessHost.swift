/// A terminal host without a terminal, for tests and snapshots. Time passes when `advance` is called.
@MainActor
package final class HeadlessHost: TerminalHost {
    package let capabilities: TerminalCapabilities
    package private(set) var needsFrame = true
    package private(set) var exitStatus: Int32?
    package private(set) var copied: [String] = []
    package var copyWay: CopyWay? = .terminal
    package var editor: (String) -> EditedText = { .text($0) }
    package private(set) var isMouseOn = false
    package private(set) var colors = ColorDepth.automatic
    package private(set) var suspensions = 0
    /// The events to deliver, taken by the test that acts as the terminal.
    package let events = EventQueue()
    private var now: Duration = .zero
    private var pending: [(number: Int, due: Duration, action: @MainActor () -> Void)] = []
    private var scheduled = 0

    package init(
        capabilities: TerminalCapabilities = TerminalCapabilities(
            colors: 256, isDirect: true, isUTF8: true, term: "xterm-256color")
    ) {
        self.capabilities = capabilities
    }

    package func setNeedsFrame() {
        needsFrame = true
        events.setNeedsLayout()
    }

    package func redrawAll() { setNeedsFrame() }
    package func quit(status: Int32) { exitStatus = status }
    package func suspend() { suspensions += 1 }
    package func setMouse(_ isOn: Bool) { isMouseOn = isOn }
    package func setColors(_ depth: ColorDepth) { colors = depth }
    package func run(_ command: [String]) -> Int32? { nil }

    package func copy(_ text: String, done: @escaping @MainActor (CopyWay?) -> Void) {
        copied.append(text)
        done(copyWay)
    }

    package func edit(_ text: String) -> EditedText { editor(text) }

    package func deliver(_ events: [InputEvent]) { self.events.prepend(events) }

    package func deliverWaiting(to program: any TerminalProgram, size: Size = Size(width: 80, height: 24)) {
        while exitStatus == nil, let event = events.next(for: program, size: size) { program.handle(event) }
    }

    package func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
        scheduled += 1
        let number = scheduled
        pending.append((number, now + delay, action))
        return { [weak self] in self?.pending.removeAll { $0.number == number } }
    }

    package func advance(by duration: Duration) {
        let end = now + duration
        while let next = pending.filter({ $0.due <= end }).min(by: { ($0.due, $0.number) < ($1.due, $1.number) }) {
            pending.removeAll { $0.number == next.number }
            now = next.due
            next.action()
        }
        now = end
    }

    package func frameDrawn() {
        needsFrame = false
        events.didLayOut()
    }
}
