package import Domain

/// A route with an id, `drink:negroni`, cut in two.
package struct RouteText: Hashable, Sendable {
    /// What stands before the colon.
    package let kind: String
    /// What stands behind it, as it was written.
    package let value: String

    /// Nil for a route without a colon.
    package init?(_ route: String) {
        let parts = route.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        kind = String(parts[0])
        value = String(parts[1])
    }

    /// The id; nil where it is not one.
    package func id<Entity>(of entity: Entity.Type = Entity.self) -> Identifier<Entity>? {
        let id = Identifier<Entity>(value)
        return id.isWellFormed ? id : nil
    }
}
