package import Domain
import Navigation
package import Terminal

/// Something a key does somewhere in the program, as the list of all keys shows it.
package struct KnownAction: Hashable, Sendable, Identifiable {
    /// Its name in the configuration, `list.down`.
    package let id: String
    /// What it does.
    package let title: LocalizedText
    /// Its own keys, the one to show first.
    package let keys: [Key]
    /// Where it works.
    package let places: Set<ActionPlace>

    package init(id: String, title: LocalizedText, keys: [Key], places: Set<ActionPlace>) {
        self.id = id
        self.title = title
        self.keys = keys
        self.places = places
    }

    /// Whether it works on every screen.
    package var isEverywhere: Bool { places.contains(.everyScreen) }

    /// Whether it works in a place.
    package func works(in place: ActionPlace) -> Bool {
        places.contains(place) || places.contains(place.all)
    }

    /// Where both can be wanted at the same time.
    package func places(sharedWith other: KnownAction) -> Set<ActionPlace> {
        places.filter(other.works(in:)).union(other.places.filter(works(in:)))
    }
}
