@MainActor
package protocol TerminalHost: AnyObject {
    var capabilities: TerminalCapabilities { get }
    /// Requests one repaint after the current event; repeated requests count once.
    func setNeedsFrame()
    func redrawAll()
    /// Ends the program after the current event.
    func quit(status: Int32)
    func suspend()
    /// Copies in every available way. `done` receives the most reliable one that succeeded, or nil, once it is known.
    func copy(_ text: String, done: @escaping @MainActor (CopyWay?) -> Void)
    /// Leaves the screen, opens a text in `$VISUAL`, `$EDITOR` or vi, and comes back.
    func edit(_ text: String) -> EditedText
    func setMouse(_ isOn: Bool)
    func setColors(_ depth: ColorDepth)
    /// Delivers events again, before all that wait, each once the work of the one before it is done.
    func deliver(_ events: [InputEvent])
    /// Runs an action once after a delay on the main actor. The returned closure cancels it.
    func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> @MainActor () -> Void
    /// Leaves the screen to run a command. Returns its exit status; nil if it could not start.
    func run(_ command: [String]) -> Int32?
}

package enum CopyWay: Hashable, Sendable {
    /// The terminal itself (OSC 52), which does not confirm it.
    case terminal
    /// tmux, and the terminal around it if tmux permits.
    case tmux
    case program(String)
}

package enum EditedText: Hashable, Sendable {
    /// The whole saved text, with lines ending in `\n`.
    case text(String)
    case ended(status: Int32)
    case failed(String)
}

package struct TerminalCapabilities: Hashable, Sendable {
    /// 0 for none, 16,777,216 for all.
    package let colors: Int
    /// Whether it also takes colours by red, green and blue, as many as fit in its palette.
    package let isDirect: Bool
    package let isUTF8: Bool
    package let term: String
    /// The requested TERM, if there is no terminfo entry for it and another one is used.
    package let missingTerm: String?
    /// Nil if the terminal cannot draw pixels, or while that is unknown.
    package let graphics: TerminalGraphics?
    /// The size of a cell in pixels; nil while unknown.
    package let cellSize: Size?

    package init(
        colors: Int, isDirect: Bool = false, isUTF8: Bool, term: String, missingTerm: String? = nil,
        graphics: TerminalGraphics? = nil, cellSize: Size? = nil
    ) {
        self.colors = colors
        self.isDirect = isDirect
        self.isUTF8 = isUTF8
        self.term = term
        self.missingTerm = missingTerm
        self.graphics = graphics
        self.cellSize = cellSize
    }
}

@MainActor
package protocol TerminalProgram: AnyObject {
    /// Called once, before the first frame. Must not block.
    func start(in host: any TerminalHost)
    func handle(_ event: InputEvent)
    func render(size: Size) -> Canvas
    /// Called once the first frame is on the screen: slow work may begin.
    func didPaintFirstFrame()
    /// Called once all events so far are handled and drawn, for work that no one should wait for.
    func didAnswer()
    /// Whether the work requested by earlier events is done; otherwise the event waits, a second at most.
    func isReady(for event: InputEvent) -> Bool
    /// Whether what the event does may depend on the layout of a frame.
    func dependsOnLayout(_ event: InputEvent) -> Bool
    func stopWaiting()
    /// Whether requested work is unfinished: a terminated program gets two seconds for it.
    var isBusy: Bool { get }
    /// The program is about to be terminated (by a signal, or a vanished terminal): save unsaved data.
    func willTerminate()
}
