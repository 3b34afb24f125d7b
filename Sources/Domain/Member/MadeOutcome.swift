/// The result of logging a drink.
public struct MadeOutcome: Hashable, Sendable {
    /// The new entry.
    public let entry: MadeEntry
    /// Everything made this evening, this included; nil if the entry belongs to an earlier evening.
    public let evening: MadeTotal?

    /// Memberwise.
    public init(entry: MadeEntry, evening: MadeTotal?) {
        self.entry = entry
        self.evening = evening
    }
}
