/// What a running program can request of its terminal.
@MainActor
public protocol TerminalHost: AnyObject {
    var capabilities: TerminalCapabilities { get }
    /// Requests one repaint after the current event; repeated requests count once.
    func setNeedsFrame()
    /// Repaints the whole screen with the next frame.
    func redrawAll()
    /// Ends the program after the current event.
    func quit(status: Int32)
    /// Hands the terminal back to the shell until the program is continued.
    func suspend()
    /// Copies text to the terminal's clipboard (OSC 52); returns whether it was short enough.
    func copy(_ text: String) -> Bool
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
