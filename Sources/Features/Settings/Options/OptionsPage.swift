import Domain
import FeatureKit
import Terminal

enum OptionsPage: Equatable {
    /// Theme, colours, signs, movement, mouse.
    case look
    case language
    /// Units, dilution, the standard drink.
    case units
    case online

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
