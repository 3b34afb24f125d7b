/// Records events in order.
@MainActor
package final class EventLog {
    /// Oldest first.
    package private(set) var notes: [String] = []

    package init() {}

    package func note(_ text: String) {
        notes.append(text)
    }

    /// Returns the notes and removes them.
    package func drain() -> [String] {
        defer { notes = [] }
        return notes
    }
}
