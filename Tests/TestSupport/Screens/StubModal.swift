package import Navigation
package import Terminal

/// A modal that does nothing but keep what happened to it.
@MainActor
package final class StubModal: Modal {
    package let route: String
    /// The title of the box.
    package let title: String
    package var actions: [KeyAction] = []
    /// Whether letters are text.
    package var isCapturingText = false
    package var wanted = Size(width: 20, height: 3)
    /// What it takes of the events no action took; by default it takes nothing.
    package var take: (InputEvent) -> Handled = { _ in .ignored }
    /// The events offered to it, the oldest first.
    package private(set) var events: [InputEvent] = []
    /// Whether another modal covers it.
    package private(set) var isCovered = false
    private let log: EventLog

    /// Makes a modal; its lifecycle is noted in `log` as `NAME.load` and so on.
    package init(_ route: String, log: EventLog = EventLog()) {
        self.route = route
        title = route
        self.log = log
    }

    /// Notes it.
    package func load(in host: any ScreenHost) { log.note("\(route).load") }

    /// Notes it.
    package func willAppear() { log.note("\(route).willAppear") }

    /// Notes it.
    package func didDisappear() { log.note("\(route).didDisappear") }

    /// Keeps it.
    package func didChangeCover(isCovered: Bool) { self.isCovered = isCovered }

    /// Notes it.
    package func unload() { log.note("\(route).unload") }

    /// What it was told to want.
    package func contentSize(in available: Size, metrics: TextMetrics) -> Size { wanted }

    /// Draws its route.
    package func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        canvas.put("content of \(route)", x: rect.x, y: rect.y)
    }

    /// Keeps the event and answers as it was told to.
    package func handle(_ event: InputEvent) -> Handled {
        events.append(event)
        return take(event)
    }
}
