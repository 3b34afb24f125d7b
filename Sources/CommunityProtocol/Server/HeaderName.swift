/// The protocol's own headers.
public enum HeaderName {
    /// The version of the terminal that asks.
    public static let client = "Dimo-Client"
    /// The terminal's clock, in milliseconds since 1970 UTC.
    public static let now = "Dimo-Now"
    /// The server's `ServerMark`.
    public static let server = "Dimo-Server"
    /// The number of the catalogue's last change.
    public static let catalogue = "Dimo-Catalogue"
    /// What stands before a token in `Authorization`.
    public static let bearer = "Bearer "
    /// What a token begins with.
    public static let tokenPrefix = "dimo_"
}
