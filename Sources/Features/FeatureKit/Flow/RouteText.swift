package import Domain

/// A route with an ID, such as `drink:negroni`, split at its first colon.
package struct RouteText: Hashable, Sendable {
    package let kind: String
    package let value: String

    /// Nil for a route without a colon.
    package init?(_ route: String) {
        let parts = route.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        kind = String(parts[0])
        value = String(parts[1])
    }

    /// The ID; nil if it is malformed.
    package func id<Entity>(of entity: Entity.Type = Entity.self) -> Identifier<Entity>? {
        let id = Identifier<Entity>(value)
        return id.isWellFormed ? id : nil
    }
}
