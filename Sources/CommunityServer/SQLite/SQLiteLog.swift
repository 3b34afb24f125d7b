import Foundation
import GRDB

/// The log beside a store's file (`-wal`), which has what was committed last.
struct SQLiteLog {
    /// That of the store.
    let path: String

    /// Refuses a backup that was put over a store whose log is still there: opened, it would get what the log has.
    ///
    /// A backup has no log and its header says so; the file of a store says that it has one before the log is begun.
    ///
    /// - Throws: `StoreProblem.otherLog`.
    func checkItBelongs() throws {
        let log = path + "-wal"
        let size = try? FileManager.default.attributesOfItem(atPath: log)[.size] as? Int
        guard let size, size > 0, let file = FileHandle(forReadingAtPath: path) else { return }
        defer { try? file.close() }
        guard let header = try? file.read(upToCount: 20), header.count == 20,
            header.starts(with: Data("SQLite format 3\0".utf8)), header[19] == 1
        else { return }
        throw StoreProblem.otherLog(path: path)
    }

    /// Moves what the log has into the file, and removes it, unless another process has the store open.
    ///
    /// The last connection of a pool is one that only reads, and leaves the log where it is.
    func moveIntoFile() {
        guard FileManager.default.fileExists(atPath: path), (try? checkItBelongs()) != nil,
            let queue = try? DatabaseQueue(path: path)
        else { return }
        // What does not read has not opened the log.
        _ = try? queue.unsafeRead { try Int.fetchOne($0, sql: "SELECT count(*) FROM sqlite_master") }
        try? queue.close()
    }
}
