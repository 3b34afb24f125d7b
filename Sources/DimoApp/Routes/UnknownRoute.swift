import Domain

package struct UnknownRoute: Error, Hashable, Sendable, CustomStringConvertible {
    package let text: String

    package init(text: String) {
        self.text = text
    }

    package var description: String { "no route \"\(text)\"" }

    /// The similar routes, three at most.
    package var nearest: [String] {
        let all =
            Route.named.map(\.name) + Route.kinds.map { "\($0):ID" }
            + TechniqueKind.allCases.map { "technique:\($0.rawValue)" }
        return Nearest.texts(like: text, among: all, limit: 3)
    }
}
