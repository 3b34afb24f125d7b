package enum ExchangeSource: Sendable {
    /// A file, a zip archive or a folder.
    case path(String)
    /// Bytes in memory (standard input), with a name for reports.
    case bytes([UInt8], name: String)
}
