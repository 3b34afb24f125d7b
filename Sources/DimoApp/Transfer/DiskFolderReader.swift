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
