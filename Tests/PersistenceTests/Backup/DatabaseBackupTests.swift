import Domain
import Foundation
import GRDB
import TestSupport
import Testing

@testable import Persistence

/// A backup is a whole database in one file, and a restore rejects any other file.
struct DatabaseBackupTests {
    private let folder: TemporaryFolder
    private let database: AppDatabase
    private let backups: DatabaseBackup

    init() throws {
        folder = try TemporaryFolder()
        database = try AppDatabase.open(at: folder.database, now: AppDatabase.moment).database
        backups = DatabaseBackup(database: database)
    }

    private func put(_ ingredient: Identifier<Ingredient>) async throws {
        _ = try await SQLiteBarRepository(database: database).change(
            BarChange(added: [Bottle(ingredient: ingredient)]), of: Profile.localID)
    }

    private func bottles() async throws -> Set<String> {
        try await Set(SQLiteBarRepository(database: database).bottles(of: Profile.localID).map(\.ingredient.rawValue))
    }

    private func problem(_ body: () throws -> Void) -> TransferProblem? {
        do {
            try body()
            return nil
        } catch {
            return error as? TransferProblem
        }
    }

    @Test func `a restore brings the backup back and keeps the replaced database`() async throws {
        try await put("gin")
        let file = "\(folder.path)/a.sqlite"
        let report = try backups.backup(to: file, isOverwriting: false)
        #expect(report.bytes > 0)
        #expect(try folder.mode(file) == 0o600)
        #expect(!FileManager.default.fileExists(atPath: file + "-wal"))
        try await put("rum")
        let restored = try backups.restore(from: file, now: AppDatabase.moment)
        #expect(try await bottles() == ["gin"])
        let kept = try #require(restored.keptAs)
        let name = try #require(kept.split(separator: "/").last)
        #expect(name.wholeMatch(of: /dimo-\d{8}-\d{6}\.sqlite/) != nil)
        #expect(try BackupFile(path: kept).check().bottles == 2)
        // The restored database is writable and has a write-ahead log, as before.
        try await put("lime")
        #expect(try await bottles() == ["gin", "lime"])
        #expect(try await database.read { db in try String.fetchOne(db, sql: "PRAGMA journal_mode") } == "wal")
        // A second restore within the same second does not overwrite the file kept by the first.
        #expect(try backups.restore(from: file, now: AppDatabase.moment).keptAs != kept)
    }

    @Test func `an existing file is overwritten only on request`() async throws {
        let file = "\(folder.path)/a.sqlite"
        try Data("mine".utf8).write(to: URL(filePath: file))
        #expect(problem { _ = try backups.backup(to: file, isOverwriting: false) }?.isUsage == false)
        #expect(try folder.bytes(file) == Data("mine".utf8))
        _ = try backups.backup(to: file, isOverwriting: true)
        #expect(try BackupFile(path: file).check().profiles >= 0)
    }

    @Test func `a folder, the database itself and an unwritable path are refused`() throws {
        #expect(problem { _ = try backups.backup(to: folder.path, isOverwriting: true) }?.isUsage == true)
        #expect(problem { _ = try backups.backup(to: folder.database, isOverwriting: true) }?.isUsage == true)
        #expect(problem { _ = try backups.restore(from: folder.database, now: 0) }?.isUsage == true)
        let lost = "\(folder.path)/no/a.sqlite"
        #expect(
            problem { _ = try backups.backup(to: lost, isOverwriting: true) }
                == .target(name: lost, .failed(.missing)), "under the requested name")
        #expect(try folder.files().allSatisfy { !$0.hasSuffix(".new") })
    }

    @Test func `a backup never replaces a pipe`() throws {
        let pipe = "\(folder.path)/pipe"
        try #require(mkfifo(pipe, 0o600) == 0)
        #expect(problem { _ = try backups.backup(to: pipe, isOverwriting: true) }?.isUsage == true)
        #expect(try FileManager.default.attributesOfItem(atPath: pipe)[.type] as? FileAttributeType != .typeRegular)
    }

    @Test func `a backup does not follow links planted beside it`() throws {
        let file = "\(folder.path)/a.sqlite"
        let victim = "\(folder.path)/victim"
        try Data("precious".utf8).write(to: URL(filePath: victim))
        try FileManager.default.createSymbolicLink(atPath: "\(file).\(getpid()).new", withDestinationPath: victim)
        _ = try backups.backup(to: file, isOverwriting: false)
        #expect(try folder.bytes(victim) == Data("precious".utf8))
    }

    @Test func `an invalid backup is refused and changes nothing`() async throws {
        try await put("gin")
        let text = "\(folder.path)/text.sqlite"
        try Data("SELECT 1; -- no database at all, but long enough to look at twice".utf8).write(
            to: URL(filePath: text))
        let foreign = "\(folder.path)/foreign.sqlite"
        let queue = try DatabaseQueue(path: foreign)
        try await queue.write { db in try db.execute(sql: "CREATE TABLE profile (a); PRAGMA user_version = 2") }
        try queue.close()
        let newer = "\(folder.path)/newer.sqlite"
        _ = try backups.backup(to: newer, isOverwriting: false)
        let late = try DatabaseQueue(path: newer)
        try await late.write { db in try db.execute(sql: "PRAGMA user_version = 99") }
        try late.close()
        let cut = "\(folder.path)/cut.sqlite"
        _ = try backups.backup(to: cut, isOverwriting: false)
        let whole = try folder.bytes(cut)
        try whole.prefix(whole.count / 2).write(to: URL(filePath: cut))
        for file in [text, foreign, newer, cut] {
            #expect(problem { _ = try backups.restore(from: file, now: 0) } != nil, "\(file)")
        }
        #expect(problem { _ = try backups.restore(from: "\(folder.path)/none", now: 0) }?.isUsage == true)
        #expect(try await bottles() == ["gin"])
        #expect(try folder.files().allSatisfy { !$0.hasPrefix("dimo-") })
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/fd")))
    func `checking a damaged backup leaves no file open`() throws {
        let name = "damaged-\(UUID().uuidString).sqlite"
        let file = "\(folder.path)/\(name)"
        _ = try backups.backup(to: file, isOverwriting: false)
        var bytes = try folder.bytes(file)
        bytes.replaceSubrange(4_096..<8_192, with: repeatElement(0xa5, count: 4_096))
        try bytes.write(to: URL(filePath: file))
        #expect(problem { _ = try BackupFile(path: file).check() } != nil)
        let open = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").compactMap {
            try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")
        }
        #expect(!open.contains { $0.contains(name) })
    }

    @Test func `a restore is refused while another program has the database open`() async throws {
        try await put("gin")
        let file = "\(folder.path)/a.sqlite"
        _ = try backups.backup(to: file, isOverwriting: false)
        try await put("rum")
        let other = try AppDatabase.open(at: folder.database, now: 0).database
        _ = try await SQLiteBarRepository(database: other).bottles(of: Profile.localID)
        #expect(problem { _ = try backups.restore(from: file, now: 0) } == .databaseHeld)
        #expect(try await bottles() == ["gin", "rum"])
        try other.close()
        _ = try backups.restore(from: file, now: 0)
        #expect(try await bottles() == ["gin"])
    }

    @Test func `a backup older than the first version is refused and stays unchanged`() async throws {
        try await put("gin")
        let old = "\(folder.path)/old.sqlite"
        _ = try backups.backup(to: old, isOverwriting: false)
        let queue = try DatabaseQueue(path: old)
        try await queue.writeWithoutTransaction { db in
            try db.execute(sql: "PRAGMA user_version = \(Schema.firstVersion - 1)")
        }
        try queue.close()
        let before = try folder.bytes(old)
        #expect(problem { _ = try backups.restore(from: old, now: 0) } == .backup(name: old, .isOlder))
        #expect(try folder.bytes(old) == before)
        #expect(try await bottles() == ["gin"])
    }
}
