import Foundation
import GRDB
import Synchronization

final class SQLiteDatabase: SQLDatabase {
    let dialect = SQLDialect.sqlite
    let cost = StoreCost()
    var label: String { path }

    private static let mostReading = 4

    private let path: String
    private let pool: DatabasePool
    private let readers = WorkerPool(threads: mostReading) {}
    private let writer: GroupCommit
    private let versions: SQLiteVersions?
    private let lock: Mutex<ServingLock?>

    /// Creates the file if it does not exist.
    ///
    /// - Throws: `StoreProblem`.
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
            versions = isServing ? try SQLiteVersions(path: path) : nil
        } catch let error as DatabaseError {
            if FileManager.default.fileExists(atPath: path), !FileManager.default.isWritableFile(atPath: path) {
                throw StoreProblem.readOnly(path: path)
            }
            guard case SQLError.unavailable(let problem) = SQLiteErrors.translated(error, path) else {
                throw StoreProblem.unreadable(path: path, reason: error.message ?? "it cannot be opened")
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
            throw .unreadable(path: path, reason: "it is a link to \(target), which is not there: mend the link")
        }
        let folder = URL(filePath: path).deletingLastPathComponent().path
        guard files.fileExists(atPath: folder) else {
            throw .unreadable(path: path, reason: "there is no folder \(folder): make it first")
        }
    }

    var version: Int64? {
        cost.addStatement()
        return versions?.current
    }

    func write<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLConnection) throws -> Value
    ) async throws -> Value {
        try await writer.run(body)
    }

    func read<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLConnection) throws -> Value
    ) async throws -> Value {
        let (path, pool, cost) = (path, pool, cost)
        return try await withCheckedThrowingContinuation { continuation in
            let isOpen = readers.add { _ in
                continuation.resume(
                    with: Result {
                        try SQLiteErrors.translated(path) {
                            try pool.read { try body(SQLiteConnection($0, path: path, cost: cost)) }
                        }
                    })
            }
            guard !isOpen else { return }
            continuation.resume(
                throwing: SQLError.unavailable(.unreadable(path: path, reason: "the server is stopping")))
        }
    }

    func backUp(to path: String) async throws {
        guard !FileManager.default.fileExists(atPath: path) else {
            throw StoreProblem.unreadable(path: path, reason: "it is there already")
        }
        try Self.checkPlace(of: path)
        let copy = try DatabaseQueue(path: path)
        try pool.backup(to: copy)
        try await copy.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = DELETE") }
        try copy.close()
        try? FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    }

    func close() async {
        await writer.close()
        await readers.close()
        try? pool.close()
        versions?.close()
        SQLiteLog(path: path).moveIntoFile()
        // The next process can then serve the store before the last reference to this object is gone.
        lock.withLock { $0 = nil }
    }
}
