/// Queues events until the work of earlier ones is done, so that events arriving together act as if they came one by
/// one.
@MainActor
package final class EventQueue {
    private var events: [InputEvent] = []
    private var isLayoutOld = true

    package init() {}

    package var isEmpty: Bool { events.isEmpty }

    package func append(_ event: InputEvent) { events.append(event) }

    package func prepend(_ new: [InputEvent]) { events.insert(contentsOf: new, at: 0) }

    /// Notes that the last frame no longer shows the program's state.
    package func setNeedsLayout() { isLayoutOld = true }

    package func didLayOut() { isLayoutOld = false }

    /// Removes and returns the first event once the program is ready for it. Drawing determines which further rows are
    /// read and whether the focus is visible; before an event that depends on that, the program draws a frame that is
    /// not shown.
    package func next(for program: any TerminalProgram, size: Size) -> InputEvent? {
        guard let event = events.first else { return nil }
        if isLayoutOld, program.dependsOnLayout(event) {
            didLayOut()
            _ = program.render(size: size)
        }
        guard program.isReady(for: event) else { return nil }
        events.removeFirst()
        return event
    }
}
