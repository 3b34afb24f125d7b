/// What a running program may ask of the terminal it runs in.
@MainActor
public protocol TerminalHost: AnyObject {
    /// What the terminal can do.
    var capabilities: TerminalCapabilities { get }
    /// Asks for one repaint after the present event; asking twice is asking once.
    func setNeedsFrame()
    /// Forgets what is on the screen and paints all of it with the next frame.
    func redrawAll()
    /// Ends the program after the present event with this exit status.
    func quit(status: Int32)
    /// Hands the terminal back to the shell until the program is continued.
    func suspend()
    /// Puts text on the clipboard of the terminal (OSC 52); answers whether it was short enough to be sent.
    func copy(_ text: String) -> Bool
    /// Turns the reporting of mouse events on or off.
    func setMouse(_ isOn: Bool)
    /// Uses at most so many colours from the next frame on.
    func setColors(_ depth: ColorDepth)
    /// Runs an action once after a delay on the main actor; the answer cancels it when called.
    func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> @MainActor () -> Void
    /// Leaves the screen, runs a command with the terminal as its own, and comes back; answers its exit status,
    /// nil when it could not be started.
    func run(_ command: [String]) -> Int32?
}
