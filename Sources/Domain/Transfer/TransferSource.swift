/// Where an import reads.
public enum TransferSource: Hashable, Sendable {
    /// A file, a zip archive or a folder.
    case path(String)
    /// Bytes that are already there (standard input), with the name reports call them by.
    case bytes([UInt8], name: String)
}
