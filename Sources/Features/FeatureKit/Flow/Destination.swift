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
}
