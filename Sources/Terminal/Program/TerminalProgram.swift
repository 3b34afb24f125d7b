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
    func stopWaiting()
    /// Whether requested work is unfinished: a terminated program gets two seconds for it.
    var isBusy: Bool { get }
    /// The program is about to be terminated (by a signal, or a vanished terminal): save unsaved data.
    func willTerminate()
}

extension TerminalProgram {
    package func isReady(for event: InputEvent) -> Bool { true }
    package func stopWaiting() {}
    package var isBusy: Bool { false }
}
