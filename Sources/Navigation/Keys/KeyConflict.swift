public import Terminal

/// Two actions of one screen that share a key.
public struct KeyConflict: Hashable, Sendable {
    /// The key.
    public let key: Key
    /// The action that gets the key.
    public let winner: String
    /// The action that cannot be reached.
    public let loser: String
}
