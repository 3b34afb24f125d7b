package struct TransferProgress: Hashable, Sendable {
    /// Finished bytes or records.
    package let done: Int
    /// 0 if unknown.
    package let total: Int
    package let records: Int

    package init(done: Int, total: Int, records: Int) {
        self.done = done
        self.total = total
        self.records = records
    }

    /// 0…1.
    package var fraction: Double { total > 0 ? min(max(Double(done) / Double(total), 0), 1) : 0 }
}

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

package protocol FolderReader: Sendable {
    /// Returns the sorted names in a folder, folders with a trailing slash; empty if unreadable. `~` is the home
    /// folder; a relative path starts at the working folder.
    func names(in folder: String) async -> [String]

    /// Replaces a leading `~` with the home folder.
    func expanded(_ path: String) -> String
}

package protocol PageFetcher: Sendable {
    /// Returns the page at an `https://` address. Throws `TransferProblem` if it is unavailable, for example offline.
    func page(at address: String) async throws -> [UInt8]
}

extension PageFetcher {
    package func source(_ path: String) async throws -> TransferSource {
        guard ImportAddress.isOne(path) else { return .path(path) }
        return .bytes(try await page(at: path), name: path)
    }
}

package enum ImportAddress {
    package static func isOne(_ path: String) -> Bool {
        let start = path.prefix(8).lowercased()
        return start.hasPrefix("https://") || start.hasPrefix("http://")
    }
}
