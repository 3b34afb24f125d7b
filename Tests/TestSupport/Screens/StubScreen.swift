package import Navigation
package import Terminal

/// A screen that does nothing but keep what happened to it, in a log it may share with others.
@MainActor
package final class StubScreen: Screen {
    package let route: String
    /// The name in the trail.
    package let title: String
    /// The text at the right end of the trail.
    package var status = ""
    package var actions: [KeyAction] = []
    /// Whether letters are text.
    package var isCapturingText = false
    /// Whether something would be lost with it.
    package var hasUnsavedInput = false
    /// Draws it; nothing by default.
    package var draw: (inout Canvas, Rect, RenderContext) -> Void = { _, _, _ in }
    /// What it takes of the events no action took; by default it takes nothing.
    package var take: (InputEvent) -> Handled = { _ in .ignored }
    /// The events offered to it, the oldest first.
    package private(set) var events: [InputEvent] = []
    /// What can be copied of it; nil for nothing.
    package var copied: ((CopyPart) -> String)?
    /// Columns it makes use of.
    package var widestContent = 120
    /// Whether a modal covers it.
    package private(set) var isCovered = false
    /// The host it was loaded in.
    package private(set) weak var host: (any ScreenHost)?
    private let log: EventLog

    /// Makes a screen; its lifecycle is noted in `log` as `NAME.load` and so on.
    package init(_ route: String, log: EventLog = EventLog()) {
        self.route = route
        title = route
        self.log = log
    }

    /// Notes it.
    package func load(in host: any ScreenHost) {
        self.host = host
        log.note("\(route).load")
    }

    /// Notes it.
    package func willAppear() { log.note("\(route).willAppear") }

    /// Notes it.
    package func didDisappear() { log.note("\(route).didDisappear") }

    /// Keeps it.
    package func didChangeCover(isCovered: Bool) { self.isCovered = isCovered }

    /// Notes it.
    package func unload() { log.note("\(route).unload") }

    /// Whether something can be copied of it.
    package var isCopyable: Bool { copied != nil }

    /// What it was told.
    package func copyText(of part: CopyPart, metrics: TextMetrics, context: RenderContext) -> String? { copied?(part) }

    /// Draws what it was told to.
    package func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        draw(&canvas, rect, context)
    }

    /// Keeps the event and answers as it was told to.
    package func handle(_ event: InputEvent) -> Handled {
        events.append(event)
        return take(event)
    }
}
