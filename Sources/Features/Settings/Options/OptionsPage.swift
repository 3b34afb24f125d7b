import Domain
import FeatureKit
import Terminal

/// A page of options: what can be chosen and what holds.
enum OptionsPage: Equatable {
    /// Theme, colours, signs, movement, mouse.
    case look
    case language
    /// Units, dilution, the standard drink.
    case units
    /// The online catalogues.
    case online

    /// The options as the settings stand.
    func choices(_ settings: MachineSettings, _ strings: Strings) -> [OptionChoice] {
        let maker = OptionMaker(strings: strings)
        switch self {
        case .look: return maker.look(settings)
        case .language: return maker.language(settings)
        case .units: return maker.units(settings)
        case .online: return maker.online(settings)
        }
    }
}
