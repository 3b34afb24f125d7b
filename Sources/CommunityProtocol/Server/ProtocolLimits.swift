/// What both sides keep to.
public enum ProtocolLimits {
    /// Operations in a batch.
    public static let operations = 100
    /// Bytes of a batch, unpacked.
    public static let batchBytes = 256 * 1_024
    /// Bytes of any other request's body.
    public static let bodyBytes = 64 * 1_024
    /// Rows of a page.
    public static let pageRows = 50
    /// A text may be this many bytes for each character that its kind allows.
    public static let bytesPerCharacter = 16
    /// The longest label of a device, in characters.
    public static let deviceLabel = 40
    /// The longest search, in characters.
    public static let search = 100
    /// How much of what is new comes with joining without being counted against the rates.
    public static let joiningOperations = 5_000
    /// Days for which a server remembers that something is gone.
    public static let tombstoneDays = 400
}
