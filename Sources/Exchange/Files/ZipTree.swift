/// Lists the entries of an archive that may be read.
enum ZipTree {
    /// The entries, checked against the directory alone.
    static func list(_ archive: ZipArchive, path: String, limits: ExchangeLimits) throws(ExchangeError) -> FileTree {
        guard archive.count <= limits.files else {
            throw .tooLarge(path: path, reason: "it has more than \(limits.files) entries: read parts of it")
        }
        var tree = FileTree()
        var seen: Set<String> = []
        var total = 0
        for index in 0..<archive.count {
            guard let entry = archive.entry(index) else {
                tree.refuse("entry \(index + 1)", "has no size in the directory: pack the archive anew")
                continue
            }
            if !entry.climbs, entry.isFolder || FileTree.isHidden(entry.name) { continue }
            if let reason = entry.refusal(limits) {
                tree.refuse(entry.name, reason)
                continue
            }
            guard seen.insert(entry.name).inserted else {
                tree.refuse(entry.name, "is in the archive twice: the first one was read")
                continue
            }
            total += entry.size
            guard total <= limits.totalBytes else {
                let most = limits.totalBytes >> 20
                throw .tooLarge(path: path, reason: "it has more than \(most) MiB once unpacked: read parts of it")
            }
            tree.files.append(
                TreeFile(path: TextCleaner.line(entry.name), size: entry.size) { () throws(ExchangeError) in
                    try archive.open(entry)
                })
        }
        tree.files.sort { $0.path < $1.path }
        return tree
    }
}
