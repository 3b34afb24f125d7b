import Foundation
import GRDB

/// The log beside a store's file (`-wal`), which holds the latest commits.
struct SQLiteLog {
    let path: String

    /// Refuses a backup placed over a store whose log still exists: opening it would apply that log. A backup's header
    /// says that it has no log; a store's says that it has one before the log is created. Throws
    /// `StoreProblem.otherLog`.
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

    /// Moves the log into the file, unless another process has the store open. A pool leaves it: its last connection is
    /// read-only.
    func moveIntoFile() {
        guard FileManager.default.fileExists(atPath: path), (try? checkItBelongs()) != nil,
            let queue = try? DatabaseQueue(path: path)
        else { return }
        // The log is opened only by a read.
        _ = try? queue.unsafeRead { try Int.fetchOne($0, sql: "SELECT count(*) FROM sqlite_master") }
        try? queue.close()
    }
}
