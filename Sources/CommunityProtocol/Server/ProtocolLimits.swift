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
    package static let deviceLabel = 40
    /// The longest search, in characters.
    package static let search = 100
    /// The operations that a joining member may upload without using their rates.
    package static let joiningOperations = 5_000
    /// Days for which a server remembers deletions.
    package static let tombstoneDays = 400
}
