import Domain
import GRDB
import TestSupport
import Testing

@testable import Persistence

struct SQLiteProfileRepositoryTests {
    @Test func `reading the local profile does not wait for a program that is writing`() async throws {
        let folder = try TemporaryFolder()
        let own = try AppDatabase.open(at: folder.database, now: 0).database
        _ = try await SQLiteProfileRepository(database: own).localProfile()
        var unsafe = Configuration()
        unsafe.allowsUnsafeTransactions = true
        let other = try DatabaseQueue(path: folder.database, configuration: unsafe)
        try await other.writeWithoutTransaction { db in
            try db.execute(sql: "BEGIN IMMEDIATE; UPDATE profile SET nickname = 'later'")
        }
        #expect(try await SQLiteProfileRepository(database: own).localProfile().id == Profile.localID)
        try await other.writeWithoutTransaction { db in try db.execute(sql: "ROLLBACK") }
    }

    @Test(arguments: [
        ("mina", "mina"), ("a-very-long-login", "a-very-lon"), ("", "local"), ("한글로된아주긴이름입니다", "한글로된아주긴이름입"),
        ("👩‍🔬👩‍🔬👩‍🔬", "👩‍🔬👩‍🔬👩‍🔬"),
    ])
    func `the local profile is named after the login, cut to ten characters`(
        login: String, nickname: String
    ) async throws {
        let repository = SQLiteProfileRepository(database: try AppDatabase.inMemory(), loginName: login)
        #expect(try await repository.localProfile() == Profile(id: "local", nickname: nickname))
    }

    @Test func `the local profile keeps its first nickname`() async throws {
        let database = try AppDatabase.inMemory()
        _ = try await SQLiteProfileRepository(database: database, loginName: "first").localProfile()
        let again = try await SQLiteProfileRepository(database: database, loginName: "second").localProfile()
        #expect(again.nickname == "first")
    }

    @Test func `the login's name is the default nickname`() async throws {
        let profile = try await SQLiteProfileRepository(database: try AppDatabase.inMemory()).localProfile()
        #expect(!profile.nickname.isEmpty)
        #expect(profile.nickname.count <= Profile.longestNickname)
    }
}
