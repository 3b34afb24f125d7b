import DimoAssets
import Domain
import FeatureKit
import Navigation
import Terminal

/// A problem with the keys of the configuration. With a view, the keys are those of that view alone.
package enum KeyProblem: Hashable, Sendable {
    case unknownView(String, nearest: String?)
    /// An action that no screen, or not this view, has; `nearest` is similar.
    case unknown(action: String, view: String?, nearest: String?)
    /// A key of two actions that are active together, at least one of them configured; only one can have it.
    case shared(key: String, action: String, other: String, view: String?)

    func text(_ strings: Strings) -> String {
        switch self {
        case .unknownView(let view, let nearest?): strings("config.unknown-view.nearest", view, nearest)
        case .unknownView(let view, nil): strings("config.unknown-view", view)
        case .unknown(let action, let view?, let nearest?):
            strings("config.unknown-action.view.nearest", view, action, nearest)
        case .unknown(let action, let view?, nil): strings("config.unknown-action.view", view, action)
        case .unknown(let action, nil, let nearest?): strings("config.unknown-action.nearest", action, nearest)
        case .unknown(let action, nil, nil): strings("config.unknown-action", action)
        case .shared(let key, _, let other, _): strings("config.shared-key", entry, key, other)
        }
    }

    static func problems(_ settings: AppSettings, in assets: AssetFolder) -> [ConfigurationProblem] {
        all(settings.keyMap, in: assets).map {
            ConfigurationProblem(at: settings.places[$0.entry], .key($0))
        }
    }

    /// The entry in the file, `keys.bar.list.open`.
    private var entry: String {
        switch self {
        case .unknownView(let view, _): "keys.\(view)"
        case .unknown(let action, let view, _), .shared(_, let action, _, let view):
            "keys.\(view.map { "\($0)." } ?? "")\(action)"
        }
    }

    /// The problems of changed keys, by action; reads the list of actions only if there are changes.
    static func all(_ map: KeyMap, in assets: AssetFolder) -> [KeyProblem] {
        guard map != KeyMap(), let bytes = try? assets.bytes(of: ActionFile.path) else { return [] }
        return all(map, among: ActionFile.actions(in: bytes))
    }

    /// The maximum number of unknown names compared with known ones; a file with more was not written by hand.
    private static let mostCompared = 50

    static func all(_ map: KeyMap, among actions: [KnownAction]) -> [KeyProblem] {
        unknown(map, among: actions) + shared(map, among: actions)
    }

    private static func unknown(_ map: KeyMap, among actions: [KnownAction]) -> [KeyProblem] {
        let names = actions.map(\.id).sorted()
        var compared = 0
        func nearest(_ name: String, among known: [String]) -> String? {
            compared += 1
            return compared > mostCompared ? nil : Nearest.text(like: name, among: known)
        }
        let known = Set(names)
        let general = map.changes.keys.filter { !known.contains($0) }.sorted().map {
            KeyProblem.unknown(action: $0, view: nil, nearest: nearest($0, among: names))
        }
        let views = Set(actions.flatMap { $0.places.compactMap(\.view) }).sorted()
        let single = map.views.sorted { $0.key < $1.key }.flatMap { view, changes -> [KeyProblem] in
            guard views.contains(view) else { return [.unknownView(view, nearest: nearest(view, among: views))] }
            let here = actions.filter { $0.works(in: .screen(view)) || $0.places.contains(.modal(view)) }.map(\.id)
                .sorted()
            let knownHere = Set(here)
            return changes.keys.filter { !knownHere.contains($0) }.sorted().map {
                .unknown(action: $0, view: view, nearest: nearest($0, among: here))
            }
        }
        return general + single
    }

    /// Keys that two actions share in one place. A conflict caused by a view's keys is that view's; one among the keys
    /// for all views is reported once, for any number of views.
    private static func shared(_ map: KeyMap, among actions: [KnownAction]) -> [KeyProblem] {
        var found: [KeyProblem] = []
        var reported: Set<KeyProblem> = []
        let places = Set(actions.flatMap(\.places)).sorted { ($0.view ?? "", "\($0)") < ($1.view ?? "", "\($1)") }
        for place in places {
            let own = place.view.flatMap { map.views[$0] } ?? [:]
            let merged = KeyMap(changes: map.changes.merging(own) { $1 })
            let active = actions.filter { $0.works(in: place) }
            for action in active where merged.isChanged(action.id) {
                for key in merged.keys(of: action.id, own: action.keys) {
                    for other in active where other.id != action.id {
                        // The first by name of two changed actions reports the conflict.
                        let isReported = merged.isChanged(other.id) && other.id < action.id
                        guard !isReported, merged.keys(of: other.id, own: other.keys).contains(key),
                            !(action.keys.contains(key) && other.keys.contains(key))
                        else { continue }
                        let isOwn = own[action.id] != nil || own[other.id] != nil
                        let problem = KeyProblem.shared(
                            key: KeyName.text(of: key), action: action.id, other: other.id,
                            view: isOwn ? place.view : nil)
                        if reported.insert(problem).inserted { found.append(problem) }
                    }
                }
            }
        }
        return found
    }
}
