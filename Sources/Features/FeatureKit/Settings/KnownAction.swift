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
    /// Where it works.
    public let places: Set<ActionPlace>

    /// Memberwise.
    public init(id: String, title: LocalizedText, keys: [Key], places: Set<ActionPlace>) {
        self.id = id
        self.title = title
        self.keys = keys
        self.places = places
    }

    /// Whether it works on every screen.
    public var isEverywhere: Bool { places.contains(.everyScreen) }

    /// Whether it works in a place.
    public func works(in place: ActionPlace) -> Bool {
        places.contains(place) || places.contains(place.all)
    }

    /// Where both can be wanted at the same time.
    public func places(sharedWith other: KnownAction) -> Set<ActionPlace> {
        places.filter(other.works(in:)).union(other.places.filter(works(in:)))
    }
}
