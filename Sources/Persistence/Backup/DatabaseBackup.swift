package import Domain
import Foundation
import GRDB

/// Backs up and restores the whole database with SQLite's backup API; other programs can keep running.
package struct DatabaseBackup: Sendable {
    /// Pages copied per step, between which other programs can write.
    private static let pages: CInt = 512

    private let database: AppDatabase

    package init(database: AppDatabase) { self.database = database }

    /// Copies the database into a file that appears only when complete: readable by its owner alone, without a log.
    /// Throws `TransferProblem`, `StoreError`; an existing file is then unchanged.
    package func backup(to path: String, isOverwriting: Bool) throws -> BackupReport {
        let name = PlainText.line(path, limit: 400)
        if Self.isFolder(path) { throw TransferProblem.target(name: name, .isFolder) }
        if let own = database.path, Self.isSame(own, path) {
            throw TransferProblem.target(name: name, .isDatabase)
        }
        if Self.isSpecial(path) { throw TransferProblem.target(name: name, .isSpecial(hasOutput: false)) }
        if !isOverwriting, FileManager.default.fileExists(atPath: path) {
            throw TransferProblem.target(name: name, .exists)
        }
        // An unpredictable name and `O_EXCL` keep the copy from following a planted link.
        let draft = "\(path).\(UUID().uuidString).new"
        do {
            try copy(to: draft, named: name)
            guard rename(draft, path) == 0 else { throw Self.unwritable(name, errno) }
            return BackupReport(path: path, bytes: Self.size(of: path))
        } catch {
            unlink(draft)
            throw error is DatabaseError ? Self.unwritable(name, error) : error
        }
    }

    /// Replaces the database with a checked backup. A copy of the present one stays beside it if `isKeepingPresent`,
    /// named after `now`, seconds since 1970. Throws `TransferProblem` if the file is not a backup or another program
    /// has the database open, or `StoreError`; the database is then unchanged.
    package func restore(from path: String, now: Int64, isKeepingPresent: Bool = true) throws -> RestoreReport {
        let name = PlainText.line(path, limit: 400)
        if let own = database.path, Self.isSame(own, path) {
            throw TransferProblem.backup(name: name, .isDatabase)
        }
        let folder = DatabaseFile.copyFolder()
        guard mkdir(folder, 0o700) == 0 else { throw Self.unwritable(folder, errno) }
        defer { try? FileManager.default.removeItem(atPath: folder) }
        // Migrates an older backup in a copy: the file itself is never written to.
        let source = try BackupFile(path: path).upToDateCopy(in: "\(folder)/copy.sqlite")
        try lockDatabase()
        defer { releaseDatabase() }
        let kept = isKeepingPresent ? try keepPresent(now: now) : nil
        try StoreError.mapping(path: database.path ?? ":memory:") { try source.backup(to: database.writer) }
        database.changes.notify(.all)
        return RestoreReport(path: path, keptAs: kept)
    }

    private func copy(to path: String, named name: String) throws {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw Self.unwritable(name, errno) }
        _ = Foundation.close(descriptor)
        let target = try DatabaseQueue(path: path)
        try database.writer.backup(to: target, pagesPerStep: Self.pages)
        // The copied header says that there is a log; a backup is a single file.
        try target.writeWithoutTransaction { db in
            _ = try String.fetchOne(db, sql: "PRAGMA journal_mode = DELETE")
        }
        try target.close()
    }

    /// Makes sure that no other program has the database open; only then can its log be removed.
    private func lockDatabase() throws {
        guard database.path != nil else { return }
        do {
            let mode = try database.writer.writeWithoutTransaction { db in
                try String.fetchOne(db, sql: "PRAGMA journal_mode = DELETE")
            }
            guard mode == "delete" else { throw TransferProblem.databaseHeld }
        } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY || error.resultCode == .SQLITE_LOCKED
        {
            throw TransferProblem.databaseHeld
        }
    }

    private func releaseDatabase() {
        guard database.path != nil else { return }
        try? database.writer.writeWithoutTransaction { db in
            _ = try String.fetchOne(db, sql: "PRAGMA journal_mode = WAL")
        }
    }

    /// Copies the database to `dimo-YYYYMMDD-HHMMSS.sqlite` beside it; returns nil for a database in memory.
    private func keepPresent(now: Int64) throws -> String? {
        guard let path = database.path else { return nil }
        let name = Slug.free("\(path.parentFolder)/dimo-\(DatabaseFile.stamp(now))") {
            FileManager.default.fileExists(atPath: "\($0).sqlite")
        }
        let kept = "\(name).sqlite"
        _ = try backup(to: kept, isOverwriting: false)
        return kept
    }

    private static func unwritable(_ name: String, _ code: Int32) -> TransferProblem {
        .target(name: name, .failed(FileTrouble(code: code)))
    }

    private static func unwritable(_ name: String, _ error: any Error) -> TransferProblem {
        .target(name: name, .failed((error as? DatabaseError).map { FileTrouble($0) } ?? .medium))
    }

    /// Whether a path names something that a copy must not replace, such as a device or a pipe.
    private static func isSpecial(_ path: String) -> Bool {
        DatabaseFile.status(of: path).map { $0.st_mode & S_IFMT != S_IFREG } ?? false
    }

    private static func isFolder(_ path: String) -> Bool {
        DatabaseFile.status(of: path).map { $0.st_mode & S_IFMT == S_IFDIR } ?? false
    }

    private static func isSame(_ first: String, _ second: String) -> Bool {
        let (one, other) = (DatabaseFile.status(of: first), DatabaseFile.status(of: second))
        return one != nil && one?.st_ino == other?.st_ino && one?.st_dev == other?.st_dev
    }

    private static func size(of path: String) -> Int { DatabaseFile.status(of: path).map { Int($0.st_size) } ?? 0 }
}
