import Domain

package struct UnknownRoute: Error, Hashable, Sendable, CustomStringConvertible {
    package let text: String

    package init(text: String) {
        self.text = text
    }

    /// The message with the three nearest routes, in English.
    package var description: String { "no route \"\(text)\": did you mean \(nearest)?" }

    package var nearest: String {
        let all =
            Route.named.map(\.name) + Route.kinds.map { "\($0):ID" }
            + TechniqueKind.allCases.map { "technique:\($0.rawValue)" }
        return Nearest.texts(to: text, among: all, limit: 3).joined(separator: ", ")
    }
}
