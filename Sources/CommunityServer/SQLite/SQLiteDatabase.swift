import Foundation
import GRDB
import SQLiteFiles
import Synchronization

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

final class SQLiteDatabase: SQLDatabase {
    let dialect = SQLDialect.sqlite
    let cost = StoreCost()
    var label: String { path }

    private static let mostReading = 4

    private let path: String
    private let pool: DatabasePool
    private let readers = WorkerPool(threads: mostReading) {}
    private let writer: GroupCommit
    private let lock: Mutex<ServingLock?>

    /// Creates the file if it does not exist. Throws `StoreProblem`.
    init(path: String, isServing: Bool) throws {
        self.path = path
        try Self.checkPlace(of: path)
        lock = Mutex(isServing ? try ServingLock(path: path) : nil)
        try SQLiteLog(path: path).checkItBelongs()
        var configuration = Configuration()
        configuration.busyMode = .timeout(5)
        configuration.maximumReaderCount = Self.mostReading
        do {
            pool = try DatabasePool(path: path, configuration: configuration)
            // GRDB sets a weaker mode when it opens the file.
            try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
        } catch let error as DatabaseError {
            if FileManager.default.fileExists(atPath: path), !FileManager.default.isWritableFile(atPath: path) {
                throw StoreProblem.readOnly(path: path)
            }
            guard case SQLError.unavailable(let problem) = SQLiteErrors.translated(error, path) else {
                throw StoreProblem.unreadable(path: path, reason: error.message ?? "unknown reason")
            }
            throw problem
        }
        try? FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
        writer = GroupCommit(pool, path: path, cost: cost)
    }

    deinit { readers.stop() }

    /// Refuses a dangling link or a missing folder, rather than create a file elsewhere.
    private static func checkPlace(of path: String) throws(StoreProblem) {
        let files = FileManager.default
        guard !files.fileExists(atPath: path) else { return }
        if let target = try? files.destinationOfSymbolicLink(atPath: path) {
            throw .unreadable(path: path, reason: "it links to \(target), which does not exist: fix the link")
        }
        let folder = URL(filePath: path).deletingLastPathComponent().path
        guard files.fileExists(atPath: folder) else {
            throw .unreadable(path: path, reason: "no folder \(folder): create it first")
        }
    }

    func write<Value: Sendable>(_ body: @escaping @Sendable (any SQLConnection) throws -> Value) async throws -> Value {
        try await writer.run(body)
    }

    func read<Value: Sendable>(_ body: @escaping @Sendable (any SQLConnection) throws -> Value) async throws -> Value {
        let (path, pool, cost) = (path, pool, cost)
        return try await readers.run(at: path) { _ in
            try SQLiteErrors.translated(path) {
                try pool.read { try body(SQLiteConnection($0, path: path, cost: cost)) }
            }
        }
    }

    func backUp(to path: String) async throws {
        guard !FileManager.default.fileExists(atPath: path) else {
            throw StoreProblem.unreadable(path: path, reason: "already exists")
        }
        try Self.checkPlace(of: path)
        // Private before the first byte: it holds password hashes.
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw StoreProblem(errno, path: path) }
        closeFile(descriptor)
        do {
            let copy = try DatabaseQueue(path: path)
            try pool.backup(to: copy)
            try await copy.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = DELETE") }
            try copy.close()
        } catch let error as DatabaseError {
            // Either disk may have failed. Must precede the removal of the partial copy, which frees its room.
            let problem = SQLiteErrors.translated(error, SQLiteFile(path: self.path).canBeRead() ? path : self.path)
            for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + suffix) }
            throw problem
        }
    }

    func close() async {
        await writer.close()
        await readers.close()
        try? pool.close()
        SQLiteLog(path: path).moveIntoFile()
        // The next process can then serve the store before the last reference to this object is gone.
        lock.withLock { $0 = nil }
    }
}

/// The lock of the process that serves a file. The system releases it even after a crash.
final class ServingLock: Sendable {
    private let descriptor: Int32

    /// Throws `StoreProblem.inUse`, or why the lock cannot be created.
    init(path: String) throws {
        descriptor = open("\(path).lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw StoreProblem(errno, path: path) }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            closeFile(descriptor)
            throw StoreProblem.inUse(path: path)
        }
    }

    deinit { closeFile(descriptor) }
}

private func closeFile(_ descriptor: Int32) { _ = close(descriptor) }

extension StoreProblem {
    /// `code` is the error of a system call, such as `EACCES`.
    init(_ code: Int32, path: String) {
        switch code {
        case EACCES, EPERM, EROFS: self = .readOnly(path: path)
        case ENOSPC, EDQUOT: self = .full(path: path)
        case EIO: self = .disk(path: path)
        default: self = .unreadable(path: path, reason: String(cString: strerror(code)))
        }
    }
}

enum SQLiteErrors {
    static func translated<Value>(_ path: String, _ body: () throws -> Value) throws -> Value {
        do {
            return try body()
        } catch let error as DatabaseError {
            throw translated(error, path)
        }
    }

    static func translated(_ error: DatabaseError, _ path: String) -> any Error {
        switch error.extendedResultCode {
        case .SQLITE_CONSTRAINT_UNIQUE, .SQLITE_CONSTRAINT_PRIMARYKEY: return SQLError.unique
        default: break
        }
        switch error.resultCode {
        // `SQLITE_PROTOCOL`: other processes kept changing the log while this one tried to enter it.
        case .SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_PROTOCOL: return SQLError.conflict
        case .SQLITE_FULL: return SQLError.unavailable(.full(path: path))
        // SQLite reports a full disk as an I/O error where the log's index grows.
        case .SQLITE_IOERR:
            return SQLError.unavailable(SQLiteFile(path: path).isOutOfRoom ? .full(path: path) : .disk(path: path))
        case .SQLITE_READONLY: return SQLError.unavailable(.readOnly(path: path))
        // SQLite also reports a failed read inside a statement so, with this code and no extended one.
        case .SQLITE_CORRUPT
        where error.extendedResultCode == .SQLITE_CORRUPT && SQLiteFile(path: path).isFaultOfDisk():
            return SQLError.unavailable(.disk(path: path))
        case .SQLITE_CORRUPT, .SQLITE_NOTADB: return SQLError.unavailable(.damaged(path: path))
        case .SQLITE_CANTOPEN:
            return SQLError.unavailable(.unreadable(path: path, reason: error.message ?? "unknown reason"))
        default: return SQLError.statement(error.message ?? error.resultCode.description)
        }
    }
}
