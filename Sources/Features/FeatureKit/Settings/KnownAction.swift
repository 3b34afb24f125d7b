package import Domain
import Navigation
package import Terminal

package struct KnownAction: Hashable, Sendable, Identifiable {
    /// The name in the configuration, such as `list.down`.
    package let id: String
    package let title: LocalizedText
    /// The default keys, the preferred one first.
    package let keys: [Key]
    package let places: Set<ActionPlace>

    package init(id: String, title: LocalizedText, keys: [Key], places: Set<ActionPlace>) {
        self.id = id
        self.title = title
        self.keys = keys
        self.places = places
    }

    package var isEverywhere: Bool { places.contains(.everyScreen) }

    package func works(in place: ActionPlace) -> Bool {
        places.contains(place) || places.contains(place.all)
    }

    /// The places where both actions are available.
    package func places(sharedWith other: KnownAction) -> Set<ActionPlace> {
        places.filter(other.works(in:)).union(other.places.filter(works(in:)))
    }
}
