import FeatureKit

@testable import Settings

extension SettingsFlowPage {
    /// The route its screen has.
    var route: String {
        switch self {
        case .menu: "settings"
        case .privacy: "settings/privacy"
        case .account: "settings/account"
        case .accountItem(let item, _): "settings/account/\(item.rawValue)"
        case .keys: "settings/keys"
        case .page(let page): page.route
        }
    }
}

extension SettingsFlowModal {
    /// The route its modal has.
    var route: String {
        switch self {
        case .codes: "codes"
        case .question: "question"
        case .name(let prompt): prompt.route
        case .keyCapture: "press"
        case .keyReset: "reset"
        }
    }
}
