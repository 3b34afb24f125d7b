import Domain
import FeatureKit

enum DigHomeTarget: Hashable, Sendable {
    case destination(DigDestination)
    case next
    /// The rest of a list on the page; distinct from the link to the list itself.
    case more(CharacterList)
    case place(Place)
    case character(DugState)

    /// - Parameter next: Opens the next character to dig.
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
