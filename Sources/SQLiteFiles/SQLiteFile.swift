import Foundation
package import GRDB
import Synchronization

/// The file of a database, which can tell a failing disk from damaged contents.
package struct SQLiteFile: Sendable {
    private let path: String

    package init(path: String) { self.path = path }

    /// Whether SQLite reported damage only because a read failed: the file cannot be read now, or it is intact. The
    /// indexes of the database may need functions of the `configuration`. `keepsOpen` is that of `canBeRead`.
    package func isFaultOfDisk(_ configuration: Configuration = Configuration(), keepsOpen: Bool = true) -> Bool {
        guard access(path, F_OK) == 0 else { return false }
        let state = FileState(path)
        if let last = Self.verdicts.withLock({ $0[path] }), last.state == state { return last.isSound }
        guard canBeRead(keepsOpen: keepsOpen) else { return true }
        var configuration = configuration
        configuration.readonly = true
        let words = try? DatabaseQueue(path: path, configuration: configuration).read { db in
            try String.fetchOne(db, sql: "PRAGMA quick_check(1)")
        }
        let isSound = words == "ok"
        Self.verdicts.withLock { $0[path] = Verdict(state: state, isSound: isSound) }
        return isSound
    }

    /// The last verdicts on files that can be read, by path. A file is read again only after it has changed, not for
    /// each failing query.
    private static let verdicts = Mutex<[String: Verdict]>([:])

    private struct Verdict: Sendable {
        let state: FileState
        let isSound: Bool
    }

    private struct FileState: Equatable, Sendable {
        private let inode: String?
        private let stamp: FileStamp
        /// Nil if there is nothing in the log.
        private let logStamp: FileStamp?

        init(_ path: String) {
            var status = stat()
            inode = stat(path, &status) == 0 ? SQLiteFile.inode(status) : nil
            stamp = FileStamp(path: path)
            let log = FileStamp(path: path + "-wal")
            logStamp = log.isEmpty ? nil : log
        }
    }

    /// Whether all bytes of the file and its log can be read. `keepsOpen` leaves the files open: closing one drops all
    /// locks that SQLite holds on it in this process, so pass false only for a file that is no store.
    package func canBeRead(keepsOpen: Bool = true) -> Bool {
        [path, path + "-wal"].allSatisfy { Self.canBeRead($0, keepsOpen: keepsOpen) }
    }

    /// Files opened for `canBeRead`, by inode.
    private static let descriptors = Mutex<[String: Int32]>([:])

    private static func canBeRead(_ path: String, keepsOpen: Bool) -> Bool {
        var status = stat()
        guard stat(path, &status) == 0 else { return errno == ENOENT }
        let (descriptor, code, isKept) = descriptors.withLock { known -> (Int32, Int32, Bool) in
            if let kept = known[inode(status)] { return (kept, 0, true) }
            let opened = open(path, O_RDONLY | O_CLOEXEC)
            guard opened >= 0 else { return (opened, errno, false) }
            // By now, the path may refer to another file.
            if keepsOpen, fstat(opened, &status) == 0 { known[inode(status)] = opened }
            return (opened, 0, keepsOpen)
        }
        guard descriptor >= 0 else { return code == ENOENT }
        defer { if !isKept { _ = Foundation.close(descriptor) } }
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        var offset = 0
        while true {
            let count = pread(descriptor, &buffer, buffer.count, off_t(offset))
            guard count > 0 else { return count == 0 }
            offset += count
        }
    }

    private static func inode(_ status: stat) -> String { "\(status.st_dev):\(status.st_ino)" }

    /// Tries to write a file beside the database to find out. False for a database in memory.
    package var isOutOfRoom: Bool {
        guard !path.hasPrefix(":") else { return false }
        let probe = "\(path).\(String(UInt64.random(in: .min ... .max), radix: 36)).probe"
        let descriptor = open(probe, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return errno == ENOSPC || errno == EDQUOT }
        defer {
            _ = Foundation.close(descriptor)
            unlink(probe)
        }
        // The size by which the index of the log grows.
        let bytes = [UInt8](repeating: 1, count: 32_768)
        let count = Foundation.write(descriptor, bytes, bytes.count)
        return count < 0 ? errno == ENOSPC || errno == EDQUOT : count < bytes.count
    }
}
