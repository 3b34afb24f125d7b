/// An entry in the directory of a zip archive.
struct ZipEntry {
    let index: Int
    let name: String
    /// The unpacked size in bytes.
    let size: Int
    /// The packed size in bytes.
    let packedSize: Int
    let isLink: Bool
    let isEncrypted: Bool

    var isFolder: Bool { name.hasSuffix("/") }

    /// Why it is rejected; nil if it is not.
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

    /// Whether its path leads outside the archive.
    var climbs: Bool {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        return name.isEmpty || name.hasPrefix("/") || name.contains("\\") || name.dropFirst().first == ":"
            || parts.contains("..")
    }
}
