package enum HeaderName {
    package static let client = "Dimo-Client"
    /// The terminal's clock, in milliseconds since 1970 UTC.
    package static let now = "Dimo-Now"
    package static let server = "Dimo-Server"
    /// The number of the catalogue's last change.
    package static let catalogue = "Dimo-Catalogue"
    package static let bearer = "Bearer "
    package static let tokenPrefix = "dimo_"
}
