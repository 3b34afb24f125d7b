import Domain

package enum ProtocolLimits {
    package static let operations = 100
    /// The most bytes of an unpacked batch.
    package static let batchBytes = 256 * 1_024
    /// The most bytes of any other request body.
    package static let bodyBytes = 64 * 1_024
    package static let pageRows = 50
    /// The bytes allowed per character of a text's length limit.
    package static let bytesPerCharacter = 16
    /// The longest label of a device, in characters.
    package static let deviceLabel = CommunityDevice.longestLabel
    /// The longest search, in characters.
    package static let search = 100
    /// The operations that a joining member may upload without using their rates.
    package static let joiningOperations = 5_000
    /// Days for which a server remembers deletions.
    package static let tombstoneDays = 400
}

package enum ProtocolVersion {
    package static let current = 1
}

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

package enum QueryName: String, CaseIterable, Sendable {
    case after
    /// The start of a page of the inbox.
    case before
    case type
    case kind
    case order
    case query = "q"
    /// `1` to include covered content.
    case reveal
}
