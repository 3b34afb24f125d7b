public import Terminal

/// Two actions of one screen on one key.
public struct KeyConflict: Hashable, Sendable {
    /// The key.
    public let key: Key
    /// The action that gets it.
    public let winner: String
    /// The action that does not.
    public let loser: String
}
