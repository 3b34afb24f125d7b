package enum TransferSource: Hashable, Sendable {
    /// A file, a zip archive or a folder.
    case path(String)
    /// Bytes in memory (standard input), with a name for reports.
    case bytes([UInt8], name: String)

    var name: String {
        switch self {
        case .path(let path): PlainText.line(path, limit: 400)
        case .bytes(_, let name): name
        }
    }
}
