import Domain
import Foundation
import GRDB
import TestSupport
import Testing

@testable import Persistence

struct StoreInspectorTests {
    @Test func `a sound store is reported healthy, with its row counts`() async throws {
        let report = try await StoreInspector(database: try await AppDatabase.sample()).report()
        #expect(report.isHealthy)
        #expect(report.path == nil)
        #expect(report.schemaVersion == Schema.version)
        #expect(report.integrity == ["ok"])
        #expect(report.rows["drink"] == 4)
        #expect(report.rows["ingredient"] == 13)
        #expect(report.rows["bottle"] == 0)
        #expect(report.rows.keys.allSatisfy { !$0.contains("gram") && !$0.hasPrefix("sqlite") })
        #expect(report.sqliteVersion.hasPrefix("3."))
    }

    @Test func `a dangling reference is reported`() async throws {
        let database = try AppDatabase.inMemory()
        try await database.writer.writeWithoutTransaction { db in
            try db.execute(sql: "PRAGMA foreign_keys = OFF")
            try db.execute(sql: "INSERT INTO bottle (profile, ingredient) VALUES ('nobody', 'gin')")
        }
        let report = try await StoreInspector(database: database).report()
        #expect(report.danglingReferences == 1)
        #expect(!report.isHealthy)
    }

    @Test func `inspecting a file does not change it`() async throws {
        let folder = try TemporaryFolder()
        try AppDatabase.open(at: folder.database, now: AppDatabase.moment).database.close()
        let before = try folder.bytes(folder.database)
        let files = try folder.files()
        let report = try #require(try StoreInspector.report(ofFileAt: folder.database))
        #expect(report.isHealthy)
        #expect(report.problem == nil)
        #expect(report.path == folder.database)
        #expect(try folder.bytes(folder.database) == before)
        #expect(try folder.files() == files)
    }

    @Test func `inspecting a missing file does not create it`() throws {
        let folder = try TemporaryFolder()
        #expect(try StoreInspector.report(ofFileAt: folder.database) == nil)
        #expect(!FileManager.default.fileExists(atPath: folder.database))
    }

    @Test func `a file that is no database is reported as an error and left unchanged`() throws {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/dimo.sqlite"
        let rubbish = Data("this is no database, and never was one\n".utf8)
        try rubbish.write(to: URL(filePath: path))
        #expect(throws: StoreError.self) { try StoreInspector.report(ofFileAt: path) }
        #expect(try folder.bytes(path) == rubbish)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["dimo.sqlite"])
    }

    @Test(arguments: [Schema.version + 1, Schema.firstVersion - 1])
    func `a file of an unsupported version is reported with the reason`(version: Int) async throws {
        let folder = try TemporaryFolder()
        try AppDatabase.open(at: folder.database, now: AppDatabase.moment).database.close()
        let queue = try DatabaseQueue(path: folder.database)
        try await queue.writeWithoutTransaction { db in try db.execute(sql: "PRAGMA user_version = \(version)") }
        try queue.close()
        let report = try #require(try StoreInspector.report(ofFileAt: folder.database))
        #expect(report.schemaVersion == version)
        let path = folder.database
        #expect(report.problem == (version > Schema.version ? .newerFile(path: path) : .olderFile(path: path)))
        #expect(!report.isHealthy)
    }
}
