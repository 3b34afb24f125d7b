/// Fetches a web page that an import reads.
package protocol PageFetcher: Sendable {
    /// The page's bytes.
    ///
    /// - Parameter address: with `https://`.
    /// - Throws: `TransferProblem` if it cannot be had, offline for one.
    func page(at address: String) async throws -> [UInt8]
}

extension PageFetcher {
    /// What an import reads: the page of an address, else the path itself.
    package func source(_ path: String) async throws -> TransferSource {
        guard ImportAddress.isOne(path) else { return .path(path) }
        return .bytes(try await page(at: path), name: path)
    }
}

/// Where an import may read beside files.
package enum ImportAddress {
    /// Whether it is an address rather than a path.
    package static func isOne(_ path: String) -> Bool {
        let start = path.prefix(8).lowercased()
        return start.hasPrefix("https://") || start.hasPrefix("http://")
    }
}
