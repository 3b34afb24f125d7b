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

package protocol ActionCatalogue: Sendable {
    func actions() async throws -> [KnownAction]
}

package enum ActionPlace: Hashable, Sendable {
    /// The screens of a view, by its name: `bar/log`, `drink`.
    case screen(String)
    case modal(String)
    /// Every screen while no modal is open.
    case everyScreen
    case everyModal

    /// The view's name in the configuration; nil for all views.
    package var view: String? {
        switch self {
        case .screen(let name), .modal(let name): name
        case .everyScreen, .everyModal: nil
        }
    }

    var all: ActionPlace {
        switch self {
        case .screen, .everyScreen: .everyScreen
        case .modal, .everyModal: .everyModal
        }
    }
}
