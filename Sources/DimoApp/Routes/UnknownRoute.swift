internal import Domain

/// A text that names no place in the program.
public struct UnknownRoute: Error, Hashable, Sendable, CustomStringConvertible {
    /// The text.
    public let text: String

    /// Memberwise.
    public init(text: String) {
        self.text = text
    }

    /// What happened, with the three nearest routes.
    public var description: String {
        let all =
            Route.named.map(\.name) + Route.kinds.map { "\($0):ID" }
            + TechniqueKind.allCases.map { "technique:\($0.rawValue)" }
        let nearest = Nearest.texts(to: text, among: all, limit: 3).joined(separator: ", ")
        return "no route \"\(text)\": did you mean \(nearest)?"
    }
}
