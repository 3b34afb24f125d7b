import Domain

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
    func refusal(_ limits: ExchangeLimits) -> ((_ path: String) -> SourceProblem)? {
        if isLink { return { .unreadable(path: $0, .isLink) } }
        if climbs { return { .unreadable(path: $0, .climbs) } }
        if isEncrypted { return { .unreadable(path: $0, .encrypted) } }
        if size > limits.fileBytes { return { .tooLarge(path: $0, .file(limits.fileBytes >> 20)) } }
        if size > limits.ratioFloor, size / max(packedSize, 1) > limits.compressionRatio {
            return { .tooLarge(path: $0, .ratio(limits.compressionRatio)) }
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
