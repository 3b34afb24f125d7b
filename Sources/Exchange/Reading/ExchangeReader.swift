package import Domain

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Reads recipes in the formats of other programs and in our own. An invalid record fails with a reason, without
/// affecting the others. Nothing is stored.
package struct ExchangeReader: Sendable {
    private let names: ExchangeNames
    private let limits: ExchangeLimits
    private let format: ExchangeFormat?

    /// With the known `names`, "Lime juice" in a file becomes our lime juice. A nil `format` is detected in each file's
    /// content.
    package init(names: ExchangeNames = .none, limits: ExchangeLimits = ExchangeLimits(), format: ExchangeFormat? = nil)
    {
        self.names = names
        self.limits = limits
        self.format = format
    }

    /// Reads a source record by record, so that only one is in memory (ingredients are held, recipes are not). Throws
    /// `SourceProblem` if nothing of the source can be read, or what `each` throws, which ends the reading.
    package func read(_ source: TransferSource, each: (ExchangeEvent) throws -> Void) throws {
        if format == .markdown { throw SourceProblem.notReadable(path: name(of: source), format: .markdown) }
        let (tree, isTree) = try tree(source)
        var run = ReadRun(names: names, limits: limits, tree: tree, isTree: isTree)
        try run.run(format: format, each)
    }

    private func name(of source: TransferSource) -> String {
        switch source {
        case .path(let path): TextCleaner.line(path)
        case .bytes(_, let name): TextCleaner.line(name)
        }
    }

    private func tree(_ source: TransferSource) throws(SourceProblem) -> (FileTree, isTree: Bool) {
        let limit = limits.fileBytes
        switch source {
        case .bytes(let bytes, let raw):
            let name = TextCleaner.line(raw)
            if FormatDetector.isArchive(bytes) {
                return (try ZipTree.list(ZipArchive(bytes: bytes, name: name), path: name, limits: limits), true)
            }
            guard bytes.count <= limit else { throw FileByteSource.tooLarge(name, limit) }
            let file = TreeFile(path: name, size: bytes.count) { () throws(SourceProblem) in ArrayByteSource(bytes) }
            return (FileTree(files: [file]), false)
        case .path(let path):
            let name = TextCleaner.line(path)
            var status = stat()
            guard stat(path, &status) == 0 else { throw .notFound(path: name) }
            if status.st_mode & S_IFMT == S_IFDIR { return (try FolderTree.list(path, limits: limits), true) }
            let first = try FileByteSource(path: path, followsLinks: true, limit: limits.totalBytes).next() ?? []
            if FormatDetector.isArchive(first) {
                return (try ZipTree.list(ZipArchive(path: path), path: name, limits: limits), true)
            }
            let file = TreeFile(path: name, size: Int(status.st_size)) { () throws(SourceProblem) in
                try FileByteSource(path: path, followsLinks: true, limit: limit)
            }
            return (FileTree(files: [file]), false)
        }
    }
}
