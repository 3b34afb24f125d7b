package import Domain
import FeatureKit

package enum DrinkNote: Hashable, Sendable {
    case glass(Identifier<Glass>)
    case tool(Identifier<Tool>)
    case technique(TechniqueKind)

    init?(_ text: RouteText) {
        let note: Self? =
            switch text.kind {
            case "glass": text.id(of: Glass.self).map { .glass($0) }
            case "tool": text.id(of: Tool.self).map { .tool($0) }
            case "technique": TechniqueKind(rawValue: text.value).map { .technique($0) }
            default: nil
            }
        guard let note else { return nil }
        self = note
    }

    package var route: String {
        switch self {
        case .glass(let id): "glass:\(id)"
        case .tool(let id): "tool:\(id)"
        case .technique(let kind): "technique:\(kind.rawValue)"
        }
    }
}
