/// An entry of a zip archive's directory.
struct ZipEntry {
    let index: Int
    let name: String
    /// Bytes once unpacked.
    let size: Int
    /// Bytes in the archive.
    let packedSize: Int
    let isLink: Bool
    let isEncrypted: Bool

    var isFolder: Bool { name.hasSuffix("/") }

    /// Why it is not read; nil where it is.
    func refusal(_ limits: ExchangeLimits) -> String? {
        if isLink { return "is a link, and links are not followed: put the file itself into the archive" }
        if climbs { return "would climb out of the folder: pack the archive anew with plain names" }
        if isEncrypted { return "is encrypted: pack the archive anew without a password" }
        if size > limits.fileBytes { return "has more than \(limits.fileBytes >> 20) MiB once unpacked: split it" }
        if size > limits.ratioFloor, size / max(packedSize, 1) > limits.compressionRatio {
            return "would grow more than \(limits.compressionRatio) times when it is unpacked: no recipe does"
        }
        return nil
    }

    /// Whether its name leads anywhere but below the archive.
    var climbs: Bool {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        return name.isEmpty || name.hasPrefix("/") || name.contains("\\") || name.dropFirst().first == ":"
            || parts.contains("..")
    }
}
