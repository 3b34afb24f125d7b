/// The protocol's own headers.
package enum HeaderName {
    /// The version of the terminal that asks.
    package static let client = "Dimo-Client"
    /// The terminal's clock, in milliseconds since 1970 UTC.
    package static let now = "Dimo-Now"
    /// The server's `ServerMark`.
    package static let server = "Dimo-Server"
    /// The number of the catalogue's last change.
    package static let catalogue = "Dimo-Catalogue"
    /// What stands before a token in `Authorization`.
    package static let bearer = "Bearer "
    /// What a token begins with.
    package static let tokenPrefix = "dimo_"
}
