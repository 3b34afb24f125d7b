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
