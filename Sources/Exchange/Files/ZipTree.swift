import Domain

enum ZipTree {
    /// The entries, checked against the directory alone.
    static func list(_ archive: ZipArchive, path: String, limits: ExchangeLimits) throws(SourceProblem) -> FileTree {
        guard archive.count <= limits.files else { throw .tooLarge(path: path, .entries(limits.files)) }
        var tree = FileTree()
        var seen: Set<String> = []
        var total = 0
        for index in 0..<archive.count {
            guard let entry = archive.entry(index) else {
                tree.refuse("entry \(index + 1)") { .unreadable(path: $0, .noSize) }
                continue
            }
            if !entry.climbs, entry.isFolder || FileTree.isHidden(entry.name) { continue }
            if let refusal = entry.refusal(limits) {
                tree.refuse(entry.name, refusal)
                continue
            }
            guard seen.insert(entry.name).inserted else {
                tree.refuse(entry.name) { .unreadable(path: $0, .isTwice) }
                continue
            }
            total += entry.size
            guard total <= limits.totalBytes else {
                throw .tooLarge(path: path, .total(limits.totalBytes >> 20, isUnpacked: true))
            }
            tree.files.append(
                TreeFile(path: TextCleaner.line(entry.name), size: entry.size) { () throws(SourceProblem) in
                    try archive.open(entry)
                })
        }
        tree.files.sort { $0.path < $1.path }
        return tree
    }
}

struct ZipEntry {
    let index: Int
    let name: String
    /// In bytes, unpacked.
    let size: Int
    let packedSize: Int
    let isLink: Bool
    let isEncrypted: Bool

    var isFolder: Bool { name.hasSuffix("/") }

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
