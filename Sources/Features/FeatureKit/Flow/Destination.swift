/// Where a flow through a feature may begin: a value that is read from a route and printed as one.
package protocol Destination: Hashable, Sendable {
    /// Reads a route, `drink:negroni` or `bar/shopping`; nil for a place of another feature.
    init?(route: String)
    /// The route that opens it.
    var route: String { get }
    /// The places without an id, for the palette and for what is near a mistyped route.
    static var named: [Self] { get }
    /// The kinds of places with an id, `drink`.
    static var kinds: [String] { get }
}

extension Destination {
    /// None with an id.
    package static var kinds: [String] { [] }

    /// The place without an id that has this route.
    package static func named(_ route: String) -> Self? { named.first { $0.route == route } }
}
