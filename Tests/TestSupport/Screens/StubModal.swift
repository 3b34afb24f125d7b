package import Navigation
package import Terminal

/// A modal that only records what happens to it.
@MainActor
package final class StubModal: Modal {
    package let route: String
    package let title: String
    package var actions: [KeyAction] = []
    package var isCapturingText = false
    package var staysOpenOnLetters = false
    package var wanted = Size(width: 20, height: 3)
    /// Handles the events that no action consumed; ignores them by default.
    package var take: (InputEvent) -> Handled = { _ in .ignored }
    /// Oldest first.
    package private(set) var events: [InputEvent] = []
    package private(set) var isCovered = false
    private let log: EventLog

    /// - Parameter log: receives the lifecycle as `ROUTE.load` and so on.
    package init(_ route: String, log: EventLog = EventLog()) {
        self.route = route
        title = route
        self.log = log
    }

    package func load(in host: any ScreenHost) { log.note("\(route).load") }

    package func willAppear() { log.note("\(route).willAppear") }

    package func didDisappear() { log.note("\(route).didDisappear") }

    package func didChangeCover(isCovered: Bool) { self.isCovered = isCovered }

    package func unload() { log.note("\(route).unload") }

    package func contentSize(in available: Size, metrics: TextMetrics) -> Size { wanted }

    package func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        canvas.put("content of \(route)", x: rect.x, y: rect.y)
    }

    package func handle(_ event: InputEvent) -> Handled {
        events.append(event)
        return take(event)
    }
}
