public import Domain

/// What a note in a box may be about.
public enum DrinkNote: Hashable, Sendable {
    /// A glass.
    case glass(Identifier<Glass>)
    /// A tool.
    case tool(Identifier<Tool>)
    /// A technique.
    case technique(TechniqueKind)

    /// The route that opens it.
    public var route: String {
        switch self {
        case .glass(let id): "glass:\(id)"
        case .tool(let id): "tool:\(id)"
        case .technique(let kind): "technique:\(kind.rawValue)"
        }
    }
}
