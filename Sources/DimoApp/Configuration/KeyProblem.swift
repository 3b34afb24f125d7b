internal import DimoAssets
internal import Domain
internal import FeatureKit
internal import Navigation
internal import Terminal

/// Something wrong with the keys of the configuration.
enum KeyProblem: Hashable, CustomStringConvertible {
    /// No screen has the action; `nearest` is like it.
    case unknown(action: String, nearest: String?)
    /// Two actions of one screen have the key, one of them by the configuration; only one can have it.
    case shared(key: String, action: String, other: String)

    /// What is wrong and what to do.
    var description: String {
        switch self {
        case .unknown(let action, let nearest):
            "config.yaml: no action \"keys.\(action)\": "
                + (nearest.map { "did you mean \($0)?" } ?? "Settings > Keys lists them")
        case .shared(let key, let action, let other):
            "config.yaml: keys.\(action): \(key) is also the key of \(other): give one of them another"
        }
    }

    /// All that is wrong with changed keys, by the name of the action; reads the list of actions only where there are
    /// changes.
    static func all(_ changes: [String: [Key]], in assets: AssetFolder) -> [KeyProblem] {
        guard !changes.isEmpty, let bytes = try? assets.bytes(of: ActionFile.path) else { return [] }
        return all(changes, among: ActionFile.actions(in: bytes))
    }

    static func all(_ changes: [String: [Key]], among actions: [KnownAction]) -> [KeyProblem] {
        let ids = Set(actions.map(\.id))
        let unknown = changes.keys.filter { !ids.contains($0) }.sorted().map {
            KeyProblem.unknown(action: $0, nearest: Nearest.text(like: $0, among: ids.sorted()))
        }
        var shared: [KeyProblem] = []
        for action in actions where changes[action.id] != nil {
            for key in action.keys(changed: changes) {
                for other in actions where other.id != action.id && other.meets(action) {
                    // Of two changed actions the first by name tells of both.
                    let isToldAlready = changes[other.id] != nil && other.id < action.id
                    guard !isToldAlready, other.keys(changed: changes).contains(key),
                        !(action.keys.contains(key) && other.keys.contains(key))
                    else { continue }
                    shared.append(.shared(key: KeyName.text(of: key), action: action.id, other: other.id))
                }
            }
        }
        return unknown + shared
    }
}
