import Terminal

/// What is typed before there is a screen to get it, in its order.
package struct KeyBuffer: Sendable {
    /// More are dropped.
    package static let limit = 64

    private(set) var events: [InputEvent] = []

    /// Nothing yet.
    package init() {}

    /// Keeps a key or a paste.
    mutating func keep(_ event: InputEvent) {
        if events.count < Self.limit { events.append(event) }
    }
}
