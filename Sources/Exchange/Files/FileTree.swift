import Domain
import Foundation

struct FileTree {
    /// Sorted by path.
    var files: [TreeFile] = []
    var failures: [ImportFailure] = []
    var warnings: [ImportWarning] = []

    /// In bytes.
    var size: Int { files.reduce(0) { $0 + $1.size } }

    mutating func refuse(_ path: String, _ problem: (_ path: String) -> SourceProblem) {
        let name = TextCleaner.line(path)
        let place = ImportPlace(file: name, record: "-")
        failures.append(ImportFailure(place: place, kind: .file, problem: .source(problem(name))))
    }

    mutating func warn(_ path: String, _ sentence: RecordRemark.Sentence) {
        let place = ImportPlace(file: TextCleaner.line(path), record: "-")
        warnings.append(ImportWarning(place: place, remark: RecordRemark(sentence)))
    }

    static func isHidden(_ path: String) -> Bool {
        path.split(separator: "/").contains { $0.first == "." && $0 != "." && $0 != ".." || $0 == "__MACOSX" }
    }
}

struct TreeFile {
    /// Its path below the source, cleaned for a report.
    let path: String
    /// Its unpacked size in bytes.
    let size: Int
    /// Opens it; can be called repeatedly.
    let open: () throws(SourceProblem) -> any ByteSource

    var parts: [Substring] { path.split(separator: "/") }
}

/// Lists the files of a folder. Links are not followed; hidden files and anything but regular files are skipped.
enum FolderTree {
    static func list(_ root: String, limits: ExchangeLimits) throws(SourceProblem) -> FileTree {
        var tree = FileTree()
        var total = 0
        try list(root, below: "", depth: 0, limits, &tree, &total)
        return tree
    }

    private static func list(
        _ root: String, below: String, depth: Int, _ limits: ExchangeLimits, _ tree: inout FileTree, _ total: inout Int
    ) throws(SourceProblem) {
        let folder = below.isEmpty ? root : "\(root)/\(below)"
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            if below.isEmpty { throw .unreadable(path: TextCleaner.line(root), .folder) }
            return tree.refuse(below) { .unreadable(path: $0, .folder) }
        }
        for name in names.sorted() where !FileTree.isHidden(name) {
            let path = below.isEmpty ? name : "\(below)/\(name)"
            var status = stat()
            guard lstat("\(root)/\(path)", &status) == 0 else {
                tree.refuse(path) { .unreadable(path: $0, .hidden) }
                continue
            }
            switch status.st_mode & S_IFMT {
            case S_IFDIR where depth >= limits.depth:
                tree.refuse(path) { .unreadable(path: $0, .tooDeep(limits.depth)) }
            case S_IFDIR: try list(root, below: path, depth: depth + 1, limits, &tree, &total)
            case S_IFREG:
                total += Int(status.st_size)
                try check(TextCleaner.line(root), count: tree.files.count, total: total, limits)
                let whole = "\(root)/\(path)"
                let limit = limits.fileBytes
                tree.files.append(
                    TreeFile(path: TextCleaner.line(path), size: Int(status.st_size)) { () throws(SourceProblem) in
                        try FileByteSource(path: whole, followsLinks: false, limit: limit)
                    })
            case S_IFLNK: tree.warn(path, .link)
            default: break
            }
        }
    }

    private static func check(_ path: String, count: Int, total: Int, _ limits: ExchangeLimits) throws(SourceProblem) {
        guard count < limits.files else { throw .tooLarge(path: path, .files(limits.files)) }
        guard total <= limits.totalBytes else {
            throw .tooLarge(path: path, .total(limits.totalBytes >> 20, isUnpacked: false))
        }
    }
}
