/// What both sides keep to.
package enum ProtocolLimits {
    /// Operations in a batch.
    package static let operations = 100
    /// Bytes of a batch, unpacked.
    package static let batchBytes = 256 * 1_024
    /// Bytes of any other request's body.
    package static let bodyBytes = 64 * 1_024
    package static let pageRows = 50
    /// A text may be this many bytes for each character that its kind allows.
    package static let bytesPerCharacter = 16
    /// The longest label of a device, in characters.
    package static let deviceLabel = 40
    /// The longest search, in characters.
    package static let search = 100
    /// How much of what is new comes with joining without being counted against the rates.
    package static let joiningOperations = 5_000
    /// Days for which a server remembers that something is gone.
    package static let tombstoneDays = 400
}
