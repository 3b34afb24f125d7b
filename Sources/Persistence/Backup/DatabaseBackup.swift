package import Domain
import Foundation
import GRDB

/// Copies the whole database into a file, and puts such a copy in its place, with SQLite's own copying, which needs no
/// other program to stand still.
package struct DatabaseBackup: Sendable {
    /// Pages that are copied between two looks at the rest of the world.
    private static let pages: CInt = 512

    private let database: AppDatabase

    /// Makes it for an open database.
    package init(database: AppDatabase) {
        self.database = database
    }

    /// Copies the database into a file, which comes into its place whole: for its owner alone, without a log beside it.
    ///
    /// - Throws: `TransferProblem`, `StoreError`; a file that was there is as it was then.
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
        // A name that nobody can foresee, and a file that was not there: no link planted beside it is followed.
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

    /// Puts a checked backup in the place of what is there, which is kept beside the database under the time's name.
    ///
    /// - Parameters:
    ///   - path: the backup.
    ///   - now: seconds since 1970, for the name of what is kept.
    ///   - isKeepingPresent: whether there is anything to keep.
    /// - Throws: `TransferProblem` when the file is no backup or another program has the database open, `StoreError`;
    ///   the database is as it was then.
    package func restore(from path: String, now: Int64, isKeepingPresent: Bool = true) throws -> RestoreReport {
        let name = PlainText.line(path, limit: 400)
        if let own = database.path, Self.isSame(own, path) {
            throw TransferProblem.backup(name: name, .isDatabase)
        }
        let folder = DatabaseFile.copyFolder()
        guard mkdir(folder, 0o700) == 0 else { throw Self.unwritable(folder, errno) }
        defer { try? FileManager.default.removeItem(atPath: folder) }
        // A backup of an older version is brought up to date in a copy: the file itself is only read.
        let source = try BackupFile(path: path).upToDateCopy(in: "\(folder)/copy.sqlite")
        try holdAlone()
        defer { letOthers() }
        let kept = isKeepingPresent ? try keepPresent(now: now) : nil
        try StoreError.mapping(path: database.path ?? ":memory:") { try source.backup(to: database.writer) }
        database.changes.tell(.all)
        return RestoreReport(path: path, keptAs: kept)
    }

    /// - Parameter name: the file that was asked for, of which an error tells.
    private func copy(to path: String, named name: String) throws {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw Self.unwritable(name, errno) }
        _ = Foundation.close(descriptor)
        let target = try DatabaseQueue(path: path)
        try database.writer.backup(to: target, pagesPerStep: Self.pages)
        // What is copied says that it has a log beside it; a backup is one file.
        try target.writeWithoutTransaction { db in
            _ = try String.fetchOne(db, sql: "PRAGMA journal_mode = DELETE")
        }
        try target.close()
    }

    /// Makes sure that nobody else has the database open: only then can its log be given up.
    private func holdAlone() throws {
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

    private func letOthers() {
        guard database.path != nil else { return }
        try? database.writer.writeWithoutTransaction { db in
            _ = try String.fetchOne(db, sql: "PRAGMA journal_mode = WAL")
        }
    }

    /// Copies what is there to `dimo-YYYYMMDD-HHMMSS.sqlite` beside it; nil for a database in memory.
    private func keepPresent(now: Int64) throws -> String? {
        guard let path = database.path else { return nil }
        let base = "\(path.parentFolder)/dimo-\(DatabaseFile.stamp(now))"
        var kept = "\(base).sqlite"
        var number = 2
        while FileManager.default.fileExists(atPath: kept) {
            kept = "\(base)-\(number).sqlite"
            number += 1
        }
        _ = try backup(to: kept, isOverwriting: false)
        return kept
    }

    private static func unwritable(_ name: String, _ code: Int32) -> TransferProblem {
        .target(name: name, .failed(FileTrouble(code: code)))
    }

    private static func unwritable(_ name: String, _ error: any Error) -> TransferProblem {
        .target(
            name: name,
            .failed((error as? DatabaseError).map { FileTrouble($0) } ?? .medium))
    }

    /// Whether something stands at a path that a copy must not take the place of: a device, a pipe.
    private static func isSpecial(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
    }

    private static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    private static func isSame(_ first: String, _ second: String) -> Bool {
        var (one, other) = (stat(), stat())
        return stat(first, &one) == 0 && stat(second, &other) == 0 && one.st_ino == other.st_ino
            && one.st_dev == other.st_dev
    }

    private static func size(of path: String) -> Int {
        var status = stat()
        return stat(path, &status) == 0 ? Int(status.st_size) : 0
    }
}
