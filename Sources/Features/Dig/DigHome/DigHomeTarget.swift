import Domain
import FeatureKit

/// What can be opened at the root of the tab.
enum DigHomeTarget: Hashable, Sendable {
    case destination(DigDestination)
    /// Whoever is next to be dug.
    case next
    /// The rest of those on the page; another place than the list's own.
    case more(CharacterList)
    case place(Place)
    case character(DugState)

    /// - Parameter next: leads to whoever is next to be dug.
    @MainActor
    func open(in flow: Flow<DigStep>, next: () -> Void) {
        switch self {
        case .next: next()
        case .destination(let destination): flow.show(.destination(destination))
        case .more(let list): flow.show(.destination(.list(list)))
        case .place(let place): flow.open(place)
        case .character(let character): flow.show(.destination(.character(character)))
        }
    }
}
