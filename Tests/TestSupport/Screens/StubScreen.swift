public import Navigation
public import Terminal

/// A screen that does nothing but keep what happened to it, in a log it may share with others.
@MainActor
public final class StubScreen: Screen {
    /// The route.
    public let route: String
    /// The name in the trail.
    public let title: String
    /// The text at the right end of the trail.
    public var status = ""
    /// Its keys.
    public var actions: [KeyAction] = []
    /// Whether letters are text.
    public var isCapturingText = false
    /// Whether something would be lost with it.
    public var hasUnsavedInput = false
    /// Draws it; nothing by default.
    public var draw: (inout Canvas, Rect, RenderContext) -> Void = { _, _, _ in }
    /// What it takes of the events no action took; by default it takes nothing.
    public var take: (InputEvent) -> Handled = { _ in .ignored }
    /// The events offered to it, the oldest first.
    public private(set) var events: [InputEvent] = []
    /// What can be copied of it; nil for nothing.
    public var copied: ((CopyPart) -> String)?
    /// Columns it makes use of.
    public var widestContent = 120
    /// Whether a modal covers it.
    public private(set) var isCovered = false
    /// The host it was loaded in.
    public private(set) weak var host: (any ScreenHost)?
    private let log: EventLog

    /// Makes a screen; its lifecycle is noted in `log` as `NAME.load` and so on.
    public init(_ route: String, log: EventLog = EventLog()) {
        self.route = route
        title = route
        self.log = log
    }

    /// Notes it.
    public func load(in host: any ScreenHost) {
        self.host = host
        log.note("\(route).load")
    }

    /// Notes it.
    public func willAppear() { log.note("\(route).willAppear") }

    /// Notes it.
    public func didDisappear() { log.note("\(route).didDisappear") }

    /// Keeps it.
    public func didChangeCover(isCovered: Bool) { self.isCovered = isCovered }

    /// Notes it.
    public func unload() { log.note("\(route).unload") }

    /// Whether something can be copied of it.
    public var isCopyable: Bool { copied != nil }

    /// What it was told.
    public func copyText(of part: CopyPart, metrics: TextMetrics, context: RenderContext) -> String? { copied?(part) }

    /// Draws what it was told to.
    public func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        draw(&canvas, rect, context)
    }

    /// Keeps the event and answers as it was told to.
    public func handle(_ event: InputEvent) -> Handled {
        events.append(event)
        return take(event)
    }
}
