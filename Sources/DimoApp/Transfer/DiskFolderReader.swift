import Domain
import Foundation

struct DiskFolderReader: FolderReader {
    /// The home folder, for paths that begin with `~`.
    let home: String

    @concurrent
    func names(in folder: String) async -> [String] {
        let path = UserPath.expanded(folder.isEmpty ? "." : folder, home: home)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.sorted().map { name in
            var isFolder = ObjCBool(false)
            _ = FileManager.default.fileExists(atPath: "\(path)/\(name)", isDirectory: &isFolder)
            return isFolder.boolValue ? "\(name)/" : name
        }
    }

    func expanded(_ path: String) -> String { UserPath.expanded(path, home: home) }
}

/// Paths typed within the program, without a shell to expand them.
enum UserPath {
    /// Expands `~` at the beginning to the home folder.
    static func expanded(_ path: String, home: String) -> String {
        if path == "~" { return home }
        return path.hasPrefix("~/") ? home + path.dropFirst(1) : path
    }
}

/// Reads on its own thread, ahead of the consumer, so that reading and writing overlap and cost the longer of both
/// times. Records, order and errors are those of the inner reader, and nothing runs on after `read` returns.
struct ReadAheadReader: ImportReader {
    let reader: any ImportReader

    func read(
        _ source: TransferSource, format: ExchangeFormat?, known: ImportKnown, each: (ImportRecord) throws -> Void
    ) throws {
        let ahead = RecordsAhead()
        let thread = Thread { [reader] in
            ahead.fill { put in try reader.read(source, format: format, known: known, each: put) }
        }
        thread.name = "import"
        thread.start()
        try ahead.drain(each)
    }
}
