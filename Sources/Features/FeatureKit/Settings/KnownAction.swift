public import Domain
internal import Navigation
public import Terminal

/// Something a key does somewhere in the program, as the list of all keys shows it.
public struct KnownAction: Hashable, Sendable, Identifiable {
    /// Its name in the configuration, `list.down`.
    public let id: String
    /// What it does.
    public let title: LocalizedText
    /// Its own keys, the one to show first.
    public let keys: [Key]
    /// The kinds of screens that have it; empty for one that works everywhere.
    public let places: Set<String>

    /// Memberwise.
    public init(id: String, title: LocalizedText, keys: [Key], places: Set<String>) {
        self.id = id
        self.title = title
        self.keys = keys
        self.places = places
    }

    /// Whether it works everywhere.
    public var isEverywhere: Bool { places.isEmpty }

    /// Its keys with those of the configuration, by the id of the action.
    public func keys(changed: [String: [Key]]) -> [Key] {
        KeyMap(changes: changed).keys(of: id, own: keys)
    }

    /// Whether both can be wanted on the same screen.
    public func meets(_ other: KnownAction) -> Bool {
        isEverywhere || other.isEverywhere || !places.isDisjoint(with: other.places)
    }
}
