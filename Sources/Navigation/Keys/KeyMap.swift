package import Terminal

/// The keys of actions: defaults and the configuration's changes.
package struct KeyMap: Hashable, Sendable {
    /// The configured keys by action ID.
    package let changes: [String: [Key]]
    /// The configured keys by view name and action ID; they take precedence over `changes`.
    package let views: [String: [String: [Key]]]

    /// An empty list leaves an action without keys.
    package init(changes: [String: [Key]] = [:], views: [String: [String: [Key]]] = [:]) {
        self.changes = changes
        self.views = views
    }

    /// The view name of a route: the part before a colon, `drink` of `drink:negroni`.
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

    /// The keys of an action by its ID. Configured keys replace its character keys; arrows, Enter, Esc and the like
    /// remain, unless the configured list is empty.
    package func keys(of id: String, own: [Key]) -> [Key] {
        guard let changed = changes[id] else { return own }
        guard !changed.isEmpty else { return [] }
        return changed + own.filter { !$0.isLetter && !changed.contains($0) }
    }

    /// The IDs of the actions with configured keys, in all views or in one.
    package var changedActions: Set<String> {
        views.values.reduce(into: Set(changes.keys)) { $0.formUnion($1.keys) }
    }

    package func isChanged(_ id: String) -> Bool {
        changes[id] != nil
    }

    @MainActor
    package func action(for key: Key, in actions: [KeyAction]) -> KeyAction? {
        actions.first { $0.isEnabled && keys(of: $0).contains(key) }
    }
}

extension Key {
    /// Whether the key is a character, with or without modifiers.
    fileprivate var isLetter: Bool {
        if case .character = code { true } else { false }
    }
}
