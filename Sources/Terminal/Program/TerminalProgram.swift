/// A full-screen program as the driver sees it: events in, a canvas out.
@MainActor
public protocol TerminalProgram: AnyObject {
    /// Called once, before the first frame, with the place it runs in. Must not wait for anything.
    func start(in host: any TerminalHost)
    /// An event arrived. Afterwards the program has asked the host for a frame if anything changed.
    func handle(_ event: InputEvent)
    /// Draws the present state.
    func render(size: Size) -> Canvas
    /// The first frame is on the screen: now slow things may begin.
    func didPaintFirstFrame()
    /// What had arrived is answered, and the answer is on the screen: the moment for what nobody should wait for.
    func didAnswer()
    /// The program is about to be ended from outside (a signal, a vanished terminal): save what would be lost.
    func willTerminate()
}
