/// What the log answers to a making.
public struct MadeOutcome: Hashable, Sendable {
    /// The new entry.
    public let entry: MadeEntry
    /// What was made this evening with it; nil when the making belongs to an earlier evening.
    public let evening: MadeTotal?

    /// Makes an outcome.
    public init(entry: MadeEntry, evening: MadeTotal?) {
        self.entry = entry
        self.evening = evening
    }
}
