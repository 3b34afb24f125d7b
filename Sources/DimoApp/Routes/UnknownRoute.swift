import Domain

/// A text that names no place in the program.
package struct UnknownRoute: Error, Hashable, Sendable, CustomStringConvertible {
    package let text: String

    package init(text: String) {
        self.text = text
    }

    /// What happened, with the three nearest routes, in English.
    package var description: String { "no route \"\(text)\": did you mean \(nearest)?" }

    /// The three nearest routes.
    package var nearest: String {
        let all =
            Route.named.map(\.name) + Route.kinds.map { "\($0):ID" }
            + TechniqueKind.allCases.map { "technique:\($0.rawValue)" }
        return Nearest.texts(to: text, among: all, limit: 3).joined(separator: ", ")
    }
}
