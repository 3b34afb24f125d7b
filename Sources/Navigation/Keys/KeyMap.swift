public import Terminal

/// Which keys actions have: their own, or those of the configuration.
public struct KeyMap: Hashable, Sendable {
    /// The keys of the configuration, by the name of the action.
    public let changes: [String: [Key]]

    /// Makes a map; an action with an empty list has no key.
    public init(changes: [String: [Key]] = [:]) {
        self.changes = changes
    }

    /// The keys of an action.
    @MainActor
    public func keys(of action: KeyAction) -> [Key] {
        changes[action.id] ?? action.keys
    }

    /// Whether the configuration gave an action other keys.
    public func isChanged(_ id: String) -> Bool {
        changes[id] != nil
    }

    /// The first enabled action that has a key.
    @MainActor
    public func action(for key: Key, in actions: [KeyAction]) -> KeyAction? {
        actions.first { $0.isEnabled && keys(of: $0).contains(key) }
    }

    /// Pairs of actions that share a key, each with the key: the first one wins, the second cannot be reached.
    @MainActor
    public func conflicts(in actions: [KeyAction]) -> [KeyConflict] {
        var owners: [Key: String] = [:]
        var conflicts: [KeyConflict] = []
        for action in actions {
            for key in keys(of: action) {
                if let owner = owners[key], owner != action.id {
                    conflicts.append(KeyConflict(key: key, winner: owner, loser: action.id))
                } else {
                    owners[key] = action.id
                }
            }
        }
        return conflicts
    }
}
