import Domain
import FeatureKit

@testable import Drinks

extension DrinksFlowPage {
    /// The route its screen has.
    var route: String {
        switch self {
        case .advice: "drinks"
        case .list(let section, _): section.route
        case .triedPicker: "drinks/tried/pick"
        case .drink(let id, _): "drink:\(id)"
        case .ingredient(let id, _): "ingredient:\(id)"
        case .base(let base, _): "base:\(base.rawValue)"
        case .comparison(let left, let right, _): "compare:\(left),\(right)"
        }
    }
}

extension DrinksFlowModal {
    /// The route its modal has.
    var route: String {
        switch self {
        case .filter: "drinks/filter"
        case .savedFilters: "drinks/filters"
        case .name(let prompt): prompt.route
        case .made(let id, _): "made:\(id)"
        case .whyNot(let id): "why:\(id)"
        case .note(let note): note.route
        }
    }
}
