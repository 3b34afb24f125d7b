/// A full-screen program from the driver's point of view: events in, a canvas out.
@MainActor
public protocol TerminalProgram: AnyObject {
    /// Called once, before the first frame. Must not block.
    func start(in host: any TerminalHost)
    /// Handles an event, and requests a frame if anything changed.
    func handle(_ event: InputEvent)
    /// Draws the current state.
    func render(size: Size) -> Canvas
    /// The first frame is on the screen: slow work may begin.
    func didPaintFirstFrame()
    /// All events so far are handled and drawn: the moment for work that no one should wait for.
    func didAnswer()
    /// The program is about to be terminated (by a signal, or a vanished terminal): save what would be lost.
    func willTerminate()
}
