/// A full-screen program from the driver's point of view: events in, a canvas out.
@MainActor
package protocol TerminalProgram: AnyObject {
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
    /// Whether an event meets what the one before it asked for; otherwise it waits, a second at most.
    func isReady(for event: InputEvent) -> Bool
    /// Lets no event wait any longer for what is being done now.
    func stopWaiting()
    /// Whether something asked for is not done yet: a program that is terminated is given two seconds for it.
    var isBusy: Bool { get }
    /// The program is about to be terminated (by a signal, or a vanished terminal): save what would be lost.
    func willTerminate()
}

extension TerminalProgram {
    package func isReady(for event: InputEvent) -> Bool { true }
    package func stopWaiting() {}
    /// Never.
    package var isBusy: Bool { false }
}
