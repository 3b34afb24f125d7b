import Domain

enum ZipTree {
    /// The entries, checked against the directory alone.
    static func list(_ archive: ZipArchive, path: String, limits: ExchangeLimits) throws(SourceProblem) -> FileTree {
        guard archive.count <= limits.files else {
            throw .tooLarge(path: path, .entries(limits.files))
        }
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
