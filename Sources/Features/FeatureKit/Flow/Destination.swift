package import Domain

/// A starting point of a feature's flow, convertible from and to a route.
package protocol Destination: Hashable, Sendable {
    /// Parses a route such as `drink:negroni` or `bar/shopping`; nil for a place of another feature.
    init?(route: String)
    var route: String { get }
    /// The places without an ID, for the palette and for suggestions on a mistyped route.
    static var named: [Self] { get }
    /// The route prefixes of places with an ID, such as `drink`.
    static var kinds: [String] { get }
}

extension Destination {
    package static var kinds: [String] { [] }

    package static func named(_ route: String) -> Self? { named.first { $0.route == route } }

    package static func named(_ route: String, or place: (RouteText) -> Self?) -> Self? {
        named(route) ?? RouteText(route).flatMap(place)
    }
}

/// A route with an ID, such as `drink:negroni`, split at its first colon.
package struct RouteText: Hashable, Sendable {
    package let kind: String
    package let value: String

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
