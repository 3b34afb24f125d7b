/// Where an action works.
package enum ActionPlace: Hashable, Sendable {
    /// On the screens of a view, by its name: `bar/log`, `drink`.
    case screen(String)
    /// On a modal, by its name.
    case modal(String)
    /// On every screen while no modal is open.
    case everyScreen
    case everyModal

    /// The name of the view in the configuration; nil for all of them.
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
