/// What happened, in its order.
@MainActor
public final class EventLog {
    /// The notes, the oldest first.
    public private(set) var notes: [String] = []

    /// Makes an empty log.
    public init() {}

    /// Adds a note.
    public func note(_ text: String) {
        notes.append(text)
    }

    /// Answers the notes so far and forgets them.
    public func drain() -> [String] {
        defer { notes = [] }
        return notes
    }
}
