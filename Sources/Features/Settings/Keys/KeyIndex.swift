import FeatureKit
import Navigation
import Terminal

/// All actions with their default and changed keys. Keys are identified by their configuration names.
struct KeyIndex {
    let actions: [KnownAction]
    private let map: KeyMap

    init(actions: [KnownAction], settings: MachineSettings) {
        self.actions = actions
        map = settings.keys
    }

    func label(of action: KnownAction) -> String { Self.label(keys(of: action)) }

    func ownLabel(of action: KnownAction) -> String { Self.label(action.keys) }

    /// Whether the keys differ from the defaults. Keys of single views do not count.
    func isChanged(_ action: KnownAction) -> Bool { map.changes[action.id].map { $0 != action.keys } ?? false }

    /// Returns the views with their own keys for an action, sorted, and those keys as displayed.
    func views(of action: KnownAction) -> [(view: String, label: String)] {
        map.views.keys.sorted().filter { map.views[$0]?[action.id] != nil }.map { view in
            (view, Self.label(map.inView(view).keys(of: action.id, own: action.keys)))
        }
    }

    /// Returns the actions that already use a key and can be active at the same time.
    func owners(of name: String, beside action: KnownAction) -> [KnownAction] {
        guard let key = KeyName.key(from: name) else { return [] }
        return actions.filter { other in
            other.id != action.id && !sharesOnPurpose(key, action, other)
                && action.places(sharedWith: other).contains { place in
                    keys(of: other, in: place).contains(key) && !hasOwnKeys(action, in: place)
                }
        }
    }

    /// Returns the change that assigns a key, replacing or extending the present ones; nil for an invalid name.
    func change(_ action: KnownAction, taking name: String, isAdded: Bool) -> (change: SettingChange, label: String)? {
        guard let key = KeyName.key(from: name) else { return nil }
        var keys = isAdded ? keys(of: action) : []
        if !keys.contains(key) { keys.append(key) }
        return (.keys(action: action.id, keys == action.keys ? nil : keys), Self.label(keys))
    }

    private func keys(of action: KnownAction, in place: ActionPlace = .everyScreen) -> [Key] {
        (place.view.map(map.inView) ?? map).keys(of: action.id, own: action.keys)
    }

    /// Whether a view has its own keys for an action, which override the general ones.
    private func hasOwnKeys(_ action: KnownAction, in place: ActionPlace) -> Bool {
        place.view.map { map.views[$0]?[action.id] != nil } ?? false
    }

    private static func label(_ keys: [Key]) -> String {
        keys.map { KeyName.text(of: $0) }.joined(separator: "  ")
    }

    /// Shared default keys are intentional: Esc ends a search before it goes back.
    private func sharesOnPurpose(_ key: Key, _ action: KnownAction, _ other: KnownAction) -> Bool {
        action.keys.contains(key) && other.keys.contains(key)
    }
}
