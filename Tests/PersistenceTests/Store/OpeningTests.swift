import Domain
import Foundation
import GRDB
import TestSupport
import Testing

@testable import Persistence

struct OpeningTests {
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

    @Test func `the first opening creates folder and file for their owner alone`() throws {
        let opened = try open()
        #expect(opened.notice == nil)
        #expect(try folder.mode("\(folder.path)/share") == 0o700)
        #expect(try folder.mode("\(folder.path)/share/dimo") == 0o700)
        for file in try folder.files() {
            #expect(try folder.mode("\(folder.path)/share/dimo/\(file)") == 0o600, "\(file)")
        }
    }

    @Test func `a file that others may read is made private`() throws {
        try open().database.close()
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: folder.database)
        try open().database.close()
        #expect(try folder.mode(folder.database) == 0o600)
    }

    @Test func `a file has a write-ahead log, foreign keys and the newest schema`() async throws {
        let database = try open().database
        let found = try await database.read { db in
            [
                try String.fetchOne(db, sql: "PRAGMA journal_mode"),
                try String.fetchOne(db, sql: "PRAGMA foreign_keys"),
                try String.fetchOne(db, sql: "PRAGMA user_version"),
            ]
        }
        #expect(found == ["wal", "1", String(Schema.version)])
    }

    @Test func `all tables are strict`() async throws {
        let loose = try await AppDatabase.inMemory().read { db in
            try String.fetchAll(
                db,
                sql: """
                    SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND NOT strict
                    AND name NOT LIKE 'sqlite%'
                    """)
        }
        #expect(loose == [])
    }

    @Test func `stored data survives closing and reopening`() async throws {
        try await filled()
        let opened = try open()
        #expect(opened.notice == nil)
        #expect(try await bottles(opened.database) == ["gin"])
    }

    @Test func `an uncreatable folder falls back to a working database in memory`() async throws {
        try Data().write(to: URL(filePath: "\(folder.path)/share"))
        let opened = try open()
        #expect(opened.notice == OpeningNotice(reason: .readOnly(path: folder.database), isKept: false, isWhole: true))
        #expect(opened.database.path == nil)
        try await SQLiteBarRepository(database: opened.database)
            .change(BarChange(added: [Bottle(ingredient: "gin")]), of: Profile.localID)
        #expect(try await bottles(opened.database) == ["gin"])
    }

    @Test func `a copy in memory includes the write-ahead log`() async throws {
        let open = try open().database
        try await SQLiteBarRepository(database: open)
            .change(BarChange(added: [Bottle(ingredient: "gin")]), of: Profile.localID)
        let copied = try AppDatabase.inMemoryCopy(of: folder.database, because: .diskFull)
        #expect(try await bottles(copied.database) == ["gin"])
        #expect(copied.notice == OpeningNotice(reason: .diskFull, isKept: false, isWhole: true))
        let temporary = DatabaseFile(path: folder.database)
            .withTemporaryCopy { copy in
                try? DatabaseQueue(path: copy).read { try Int.fetchOne($0, sql: "SELECT count(*) FROM bottle") }
            }
        #expect(temporary == 1)
    }

    @Test func `a copy of an open database is independent of it`() async throws {
        let database = try open().database
        let bar = SQLiteBarRepository(database: database)
        try await bar.change(BarChange(added: [Bottle(ingredient: "gin")]), of: Profile.localID)
        let copy = try database.inMemoryCopy()
        try await SQLiteBarRepository(database: copy).change(BarChange(removed: ["gin"]), of: Profile.localID)
        #expect(try await bottles(copy).isEmpty)
        #expect(try await bottles(database) == ["gin"])
    }

    @Test func `an unreadable file gives an empty database in memory`() async throws {
        let copied = try AppDatabase.inMemoryCopy(of: "/nowhere/at/all", because: .readOnly(path: "x"))
        #expect(try await bottles(copied.database).isEmpty)
    }

    @Test func `simultaneous openings agree on one schema`() async throws {
        let path = folder.database
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for _ in 0..<6 {
                group.addTask {
                    let opened = try AppDatabase.open(at: path, now: AppDatabase.moment)
                    _ = try await SQLiteProfileRepository(database: opened.database).localProfile()
                    return opened.notice == nil && opened.database.path == path
                }
            }
            for try await isFine in group { #expect(isFine) }
        }
        #expect(try folder.files().filter { $0.contains("corrupt") }.isEmpty)
    }

    @Test func `each program notices the other's writes and not its own`() async throws {
        let mine = try open().database
        let other = try open().database
        let before = try await mine.dataVersion()
        try await SQLiteBarRepository(database: mine)
            .change(BarChange(added: [Bottle(ingredient: "gin")]), of: Profile.localID)
        #expect(try await mine.dataVersion() == before)
        try await SQLiteBarRepository(database: other)
            .change(BarChange(added: [Bottle(ingredient: "rum")]), of: Profile.localID)
        #expect(try await mine.dataVersion() != before)
        #expect(try await bottles(mine).sorted() == ["gin", "rum"])
    }

    @Test func `a full disk is reported, and nothing is half written`() async throws {
        let database = try open().database
        try await database.write { db in
            try db.execute(sql: "PRAGMA max_page_count = \(try Int.fetchOne(db, sql: "PRAGMA page_count") ?? 1)")
        }
        let many = BarChange(added: (0..<5_000).map { Bottle(ingredient: Identifier("thing-\($0)")) })
        await #expect(throws: StoreError.diskFull) {
            try await SQLiteBarRepository(database: database).change(many, of: Profile.localID)
        }
        #expect(try await bottles(database).isEmpty)
    }

    @Test func `a file locked too long by another program is reported as busy`() async throws {
        let path = folder.database
        try open().database.close()
        let holder = try DatabaseQueue(path: path)
        try await holder.writeWithoutTransaction { db in
            try db.execute(sql: "BEGIN IMMEDIATE")
            let impatient = try DatabaseQueue(path: path)
            #expect(throws: StoreError.busy) {
                try StoreError.mapping(path: path) {
                    try impatient.write { db in try db.execute(sql: "INSERT INTO profile VALUES ('a', 'b')") }
                }
            }
            try db.execute(sql: "ROLLBACK")
        }
    }

    @Test func `the stamp of a file name has date and time`() {
        let stamp = DatabaseFile.stamp(AppDatabase.moment)
        #expect(stamp.wholeMatch(of: /2026112[012]-[0-2][0-9][0-5]0[0-5]0/) != nil, "\(stamp)")
    }
}
