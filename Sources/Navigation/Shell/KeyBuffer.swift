import Terminal

/// The keys and pastes typed before there is a screen, in order.
package struct KeyBuffer: Sendable {
    /// The maximum number of events; further ones are dropped.
    package static let limit = 64

    private(set) var events: [InputEvent] = []

    package init() {}

    mutating func keep(_ event: InputEvent) {
        if events.count < Self.limit { events.append(event) }
    }
}
