import FeatureKit
import Navigation
import Terminal

/// All actions with their keys, as they are and as they were changed. Keys are known by their names in the configuration.
struct KeyIndex {
    let actions: [KnownAction]
    private let map: KeyMap

    init(actions: [KnownAction], settings: MachineSettings) {
        self.actions = actions
        map = settings.keys
    }

    /// The keys an action has now, as they are shown.
    func label(of action: KnownAction) -> String { Self.label(keys(of: action)) }

    /// The keys an action came with, as they are shown.
    func ownLabel(of action: KnownAction) -> String { Self.label(action.keys) }

    /// Whether an action has other keys than its own in every view.
    func isChanged(_ action: KnownAction) -> Bool { map.changes[action.id].map { $0 != action.keys } ?? false }

    /// The views in which an action has keys of that view alone, with these as they are shown.
    func views(of action: KnownAction) -> [(view: String, label: String)] {
        map.views.keys.sorted().filter { map.views[$0]?[action.id] != nil }.map { view in
            (view, Self.label(map.inView(view).keys(of: action.id, own: action.keys)))
        }
    }

    /// The actions that have a key already and can be wanted at the same time as another.
    func owners(of name: String, beside action: KnownAction) -> [KnownAction] {
        guard let key = KeyName.key(from: name) else { return [] }
        return actions.filter { other in
            other.id != action.id && !sharesOnPurpose(key, action, other)
                && action.places(sharedWith: other).contains { place in
                    keys(of: other, in: place).contains(key) && !hasOwnKeys(action, in: place)
                }
        }
    }

    /// What gives an action a key, in place of those it has or as one more; nil for what is no name of a key.
    func change(_ action: KnownAction, taking name: String, isAdded: Bool) -> (change: SettingChange, label: String)? {
        guard let key = KeyName.key(from: name) else { return nil }
        var keys = isAdded ? keys(of: action) : []
        if !keys.contains(key) { keys.append(key) }
        return (.keys(action: action.id, keys == action.keys ? nil : keys), Self.label(keys))
    }

    private func keys(of action: KnownAction, in place: ActionPlace = .everyScreen) -> [Key] {
        (place.view.map(map.inView) ?? map).keys(of: action.id, own: action.keys)
    }

    /// A key that is taken for all views does not count where a view has its own.
    private func hasOwnKeys(_ action: KnownAction, in place: ActionPlace) -> Bool {
        place.view.map { map.views[$0]?[action.id] != nil } ?? false
    }

    private static func label(_ keys: [Key]) -> String {
        keys.map { KeyName.text(of: $0) }.joined(separator: "  ")
    }

    /// Two actions that have a key in common from the beginning mean it so: Esc ends a search before it goes back.
    private func sharesOnPurpose(_ key: Key, _ action: KnownAction, _ other: KnownAction) -> Bool {
        action.keys.contains(key) && other.keys.contains(key)
    }
}
