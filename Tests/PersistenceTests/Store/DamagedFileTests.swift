import Domain
import Foundation
import GRDB
import TestSupport
import Testing

@testable import Persistence

/// Files that cannot be used as they are.
struct DamagedFileTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func open() throws -> OpenedDatabase {
        try AppDatabase.open(at: folder.database, now: AppDatabase.moment)
    }

    /// A database with a bottle in it, closed.
    private func filled() async throws {
        let database = try open().database
        try await SQLiteBarRepository(database: database)
            .change(BarChange(added: [Bottle(ingredient: "gin")]), of: Profile.localID)
        try database.close()
    }

    private func bottles(_ database: AppDatabase) async throws -> [Identifier<Ingredient>] {
        try await SQLiteBarRepository(database: database).bottles(of: Profile.localID).map(\.ingredient)
    }

    @Test(arguments: ["rubbish", "cut", "overwritten", "schema", "log"])
    func `a damaged file is set aside whole and replaced by a new one`(damage: String) async throws {
        try await filled()
        var bytes = try folder.bytes(folder.database)
        switch damage {
        case "rubbish": bytes = Data("this is no database, and never was one\n".utf8)
        case "cut": bytes = bytes.prefix(bytes.count / 2)
        case "overwritten": bytes.replaceSubrange(40..<4_000, with: repeatElement(0xa5, count: 3_960))
        case "schema": bytes.replaceSubrange(100..<4_000, with: repeatElement(0xa5, count: 3_900))
        default: bytes = Data(repeating: 0x5a, count: 8_192)
        }
        try bytes.write(to: URL(filePath: folder.database))
        if damage == "log" { try Data("left over".utf8).write(to: URL(filePath: folder.database + "-wal")) }
        #expect(throws: StoreError.damagedFile(path: folder.database), "a reader does not set the file aside") {
            try AppDatabase.open(at: folder.database, now: 0, setsAside: false)
        }
        #expect(try folder.bytes(folder.database) == bytes)
        let opened = try open()
        guard case .corrupt(let name) = opened.notice?.reason else {
            Issue.record("\(damage): \(String(describing: opened.notice))")
            return
        }
        #expect(opened.notice?.isKept == true)
        #expect(name.hasPrefix(folder.database + ".corrupt-2026"))
        #expect(try folder.bytes(name) == bytes)
        if damage == "log" { #expect(try folder.bytes(name + "-wal") == Data("left over".utf8)) }
        #expect(try await bottles(opened.database).isEmpty)
        try opened.database.close()
        #expect(try open().notice == nil)
    }

    @Test func `two files set aside in one second get two names`() throws {
        var names: Set<String> = []
        for _ in 0..<2 {
            try FileManager.default.createDirectory(
                atPath: "\(folder.path)/share/dimo", withIntermediateDirectories: true)
            try? FileManager.default.removeItem(atPath: folder.database + "-wal")
            try Data(repeating: 0x5a, count: 8_192).write(to: URL(filePath: folder.database))
            let opened = try open()
            if case .corrupt(let name) = opened.notice?.reason { names.insert(name) }
            try opened.database.close()
        }
        #expect(names.count == 2)
        #expect(StoreInspector.filesSetAside(from: folder.database) == names.sorted())
    }

    @Test func `a file from a newer version is set aside`() async throws {
        try await filled()
        let queue = try DatabaseQueue(path: folder.database)
        try await queue.writeWithoutTransaction { db in try db.execute(sql: "PRAGMA user_version = 9999") }
        try queue.close()
        #expect(throws: StoreError.newerFile(path: folder.database)) {
            try AppDatabase.open(at: folder.database, now: 0, setsAside: false)
        }
        let opened = try open()
        guard case .fromNewerVersion(let name) = opened.notice?.reason else {
            Issue.record("\(String(describing: opened.notice))")
            return
        }
        let old = try DatabaseQueue(path: name)
        #expect(try await old.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM bottle") } == 1)
        #expect(try await bottles(opened.database).isEmpty)
    }

    @Test(arguments: [true, false])
    func `a file older than the first version stays unchanged`(setsAside: Bool) async throws {
        try await filled()
        let queue = try DatabaseQueue(path: folder.database)
        try await queue.writeWithoutTransaction { db in
            _ = try String.fetchOne(db, sql: "PRAGMA journal_mode = DELETE")
            try db.execute(sql: "PRAGMA user_version = \(Schema.firstVersion - 1)")
        }
        try queue.close()
        let (bytes, files) = (try folder.bytes(folder.database), try folder.files())
        #expect(throws: StoreError.olderFile(path: folder.database)) {
            try AppDatabase.open(at: folder.database, now: 0, setsAside: setsAside)
        }
        #expect(try folder.bytes(folder.database) == bytes)
        #expect(try folder.files() == files)
    }

    @Test func `a database of another program is set aside`() throws {
        try open().database.close()
        for file in try folder.files() {
            try FileManager.default.removeItem(atPath: "\(folder.path)/share/dimo/\(file)")
        }
        let queue = try DatabaseQueue(path: folder.database)
        try queue.write { db in try db.execute(sql: "CREATE TABLE drink (something)") }
        try queue.close()
        guard case .corrupt = try open().notice?.reason else {
            Issue.record("it was taken for ours")
            return
        }
    }
}
