internal import FeatureKit
internal import Terminal

/// All actions with their keys, as they are and as they were changed.
struct KeyIndex: Equatable {
    let actions: [KnownAction]
    /// Changed keys, by the name of the action.
    let changes: [String: [Key]]

    /// The keys an action has now.
    func keys(of action: KnownAction) -> [Key] { changes[action.id] ?? action.keys }

    /// Whether an action has other keys than its own.
    func isChanged(_ action: KnownAction) -> Bool { changes[action.id].map { $0 != action.keys } ?? false }

    /// The actions that have a key already and can be wanted on the same screen as another.
    func owners(of key: Key, beside action: KnownAction) -> [KnownAction] {
        actions.filter { other in
            other.id != action.id && other.meets(action) && keys(of: other).contains(key)
                && !sharesOnPurpose(key, action, other)
        }
    }

    /// Two actions that have a key in common from the beginning mean it so: Esc ends a search before it goes back.
    private func sharesOnPurpose(_ key: Key, _ action: KnownAction, _ other: KnownAction) -> Bool {
        action.keys.contains(key) && other.keys.contains(key)
    }
}
