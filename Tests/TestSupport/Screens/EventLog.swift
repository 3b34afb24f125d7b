/// What happened, in its order.
@MainActor
package final class EventLog {
    /// The notes, the oldest first.
    package private(set) var notes: [String] = []

    /// Makes an empty log.
    package init() {}

    /// Adds a note.
    package func note(_ text: String) {
        notes.append(text)
    }

    /// Answers the notes so far and forgets them.
    package func drain() -> [String] {
        defer { notes = [] }
        return notes
    }
}
