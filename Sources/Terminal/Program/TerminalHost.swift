@MainActor
package protocol TerminalHost: AnyObject {
    var capabilities: TerminalCapabilities { get }
    /// Requests one repaint after the current event; repeated requests count once.
    func setNeedsFrame()
    func redrawAll()
    /// Ends the program after the current event.
    func quit(status: Int32)
    func suspend()
    /// Copies text to the clipboard in every available way.
    ///
    /// `done` receives the most reliable way that succeeded, or nil, once that is known.
    func copy(_ text: String, done: @escaping @MainActor (CopyWay?) -> Void)
    /// Leaves the screen, opens a text in `$VISUAL`, `$EDITOR` or vi, and comes back.
    func edit(_ text: String) -> EditedText
    func setMouse(_ isOn: Bool)
    func setColors(_ depth: ColorDepth)
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
    /// The editor or its file could not be opened.
    case failed(String)
}
