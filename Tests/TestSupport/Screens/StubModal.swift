public import Navigation
public import Terminal

/// A modal that does nothing but keep what happened to it.
@MainActor
public final class StubModal: Modal {
    /// The route.
    public let route: String
    /// The title of the box.
    public let title: String
    /// Its keys.
    public var actions: [KeyAction] = []
    /// Whether letters are text.
    public var isCapturingText = false
    /// The size it wants.
    public var wanted = Size(width: 20, height: 3)
    /// What it takes of the events no action took; by default it takes nothing.
    public var take: (InputEvent) -> Handled = { _ in .ignored }
    /// The events offered to it, the oldest first.
    public private(set) var events: [InputEvent] = []
    /// Whether another modal covers it.
    public private(set) var isCovered = false
    private let log: EventLog

    /// Makes a modal; its lifecycle is noted in `log` as `NAME.load` and so on.
    public init(_ route: String, log: EventLog = EventLog()) {
        self.route = route
        title = route
        self.log = log
    }

    /// Notes it.
    public func load(in host: any ScreenHost) { log.note("\(route).load") }

    /// Notes it.
    public func willAppear() { log.note("\(route).willAppear") }

    /// Notes it.
    public func didDisappear() { log.note("\(route).didDisappear") }

    /// Keeps it.
    public func didChangeCover(isCovered: Bool) { self.isCovered = isCovered }

    /// Notes it.
    public func unload() { log.note("\(route).unload") }

    /// What it was told to want.
    public func contentSize(in available: Size, metrics: TextMetrics) -> Size { wanted }

    /// Draws its route.
    public func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        canvas.put("content of \(route)", x: rect.x, y: rect.y)
    }

    /// Keeps the event and answers as it was told to.
    public func handle(_ event: InputEvent) -> Handled {
        events.append(event)
        return take(event)
    }
}
