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
