package import Navigation
package import Terminal

/// A screen that only records what happens to it, in a log it may share with others.
@MainActor
package final class StubScreen: Screen {
    package let route: String
    package let title: String
    package var status = ""
    package var actions: [KeyAction] = []
    package var isCapturingText = false
    package var hasUnsavedInput = false
    package var draw: (inout Canvas, Rect, RenderContext) -> Void = { _, _, _ in }
    /// Handles the events that no action consumed; ignores them by default.
    package var take: (InputEvent) -> Handled = { _ in .ignored }
    /// Oldest first.
    package private(set) var events: [InputEvent] = []
    /// Returns the text to copy; nil if nothing can be copied.
    package var copied: ((CopyPart) -> String)?
    package var widestContent = 120
    package private(set) var isCovered = false
    package private(set) weak var host: (any ScreenHost)?
    private let log: EventLog

    /// - Parameter log: receives the lifecycle as `ROUTE.load` and so on.
    package init(_ route: String, log: EventLog = EventLog()) {
        self.route = route
        title = route
        self.log = log
    }

    package func load(in host: any ScreenHost) {
        self.host = host
        log.note("\(route).load")
    }

    package func willAppear() { log.note("\(route).willAppear") }

    package func didDisappear() { log.note("\(route).didDisappear") }

    package func didChangeCover(isCovered: Bool) { self.isCovered = isCovered }

    package func unload() { log.note("\(route).unload") }

    package var isCopyable: Bool { copied != nil }

    package func copyText(of part: CopyPart, metrics: TextMetrics, context: RenderContext) -> String? { copied?(part) }

    package func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        draw(&canvas, rect, context)
    }

    package func handle(_ event: InputEvent) -> Handled {
        events.append(event)
        return take(event)
    }
}
