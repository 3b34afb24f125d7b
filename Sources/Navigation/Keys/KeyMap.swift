package import Terminal

/// The keys of actions: the default ones, or those of the configuration.
package struct KeyMap: Hashable, Sendable {
    /// The configured keys, by the id of the action.
    package let changes: [String: [Key]]
    /// Those of single views, by the view's name and the id of the action; they go before the others.
    package let views: [String: [String: [Key]]]

    /// An action with an empty list has no key.
    package init(changes: [String: [Key]] = [:], views: [String: [String: [Key]]] = [:]) {
        self.changes = changes
        self.views = views
    }

    /// The name of a view: its route without what comes after a colon, `drink` of `drink:negroni`.
    package static func view(ofRoute route: String) -> String {
        String(route.prefix { $0 != ":" })
    }

    package func inView(_ view: String) -> KeyMap {
        guard let own = views[view] else { return self }
        return KeyMap(changes: changes.merging(own) { $1 })
    }

    @MainActor
    package func keys(of action: KeyAction) -> [Key] {
        keys(of: action.id, own: action.keys)
    }

    /// The keys of an action by its id. Those of the configuration take the place of its letters; arrows, Enter, Esc and
    /// the like stay beside them, unless it is to have no key at all.
    package func keys(of id: String, own: [Key]) -> [Key] {
        guard let changed = changes[id] else { return own }
        guard !changed.isEmpty else { return [] }
        return changed + own.filter { !$0.isLetter && !changed.contains($0) }
    }

    /// The actions whose keys the configuration changes, in every view or in one.
    package var changedActions: Set<String> {
        views.values.reduce(into: Set(changes.keys)) { $0.formUnion($1.keys) }
    }

    /// Whether the configuration changes the keys of an action.
    package func isChanged(_ id: String) -> Bool {
        changes[id] != nil
    }

    /// The first enabled action with this key.
    @MainActor
    package func action(for key: Key, in actions: [KeyAction]) -> KeyAction? {
        actions.first { $0.isEnabled && keys(of: $0).contains(key) }
    }

    /// Pairs of actions that share a key: the first one wins, the second cannot be reached.
    @MainActor
    package func conflicts(in actions: [KeyAction]) -> [KeyConflict] {
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

extension Key {
    /// Whether it types something, with or without Ctrl and Alt.
    fileprivate var isLetter: Bool {
        if case .character = code { true } else { false }
    }
}

/// Two actions of one screen that share a key.
package struct KeyConflict: Hashable, Sendable {
    package let key: Key
    /// The action that gets the key.
    package let winner: String
    /// The action that cannot be reached.
    package let loser: String
}
