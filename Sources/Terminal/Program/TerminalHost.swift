/// What a running program can request of its terminal.
@MainActor
package protocol TerminalHost: AnyObject {
    var capabilities: TerminalCapabilities { get }
    /// Requests one repaint after the current event; repeated requests count once.
    func setNeedsFrame()
    /// Repaints the whole screen with the next frame.
    func redrawAll()
    /// Ends the program after the current event.
    func quit(status: Int32)
    /// Hands the terminal back to the shell until the program is continued.
    func suspend()
    /// Copies text to the clipboard, by every way there is; `done` hears of the surest that took it, nil for none, once
    /// that is known.
    func copy(_ text: String, done: @escaping @MainActor (CopyWay?) -> Void)
    /// Leaves the screen, lets the user change a text in `$VISUAL`, `$EDITOR` or vi, and comes back.
    func edit(_ text: String) -> EditedText
    /// Turns mouse events on or off.
    func setMouse(_ isOn: Bool)
    /// Limits the number of colours from the next frame on.
    func setColors(_ depth: ColorDepth)
    /// Runs an action once after a delay on the main actor; the returned closure cancels it.
    func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> @MainActor () -> Void
    /// Leaves the screen, runs a command in the terminal, and returns; nil if it could not be started, else its exit
    /// status.
    func run(_ command: [String]) -> Int32?
}

/// What took a copied text.
package enum CopyWay: Hashable, Sendable {
    /// The terminal itself (OSC 52), which does not say whether it did.
    case terminal
    /// tmux, and the terminal around it where tmux may.
    case tmux
    /// A program for the clipboard, by its name.
    case program(String)
}

/// What came of a text that was given to an editor.
package enum EditedText: Hashable, Sendable {
    /// The whole text as it was saved, with lines ending in `\n`.
    case text(String)
    /// The editor ended with an error, so that nothing is to change.
    case ended(status: Int32)
    /// There is no such editor, or no file for it.
    case failed(String)
}
