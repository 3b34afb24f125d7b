import Domain
import Testing

@testable import Persistence

struct SQLiteProfileRepositoryTests {
    @Test(arguments: [
        ("mina", "mina"), ("a-very-long-login", "a-very-lon"), ("", "local"), ("한글로된아주긴이름입니다", "한글로된아주긴이름입"),
        ("👩‍🔬👩‍🔬👩‍🔬", "👩‍🔬👩‍🔬👩‍🔬"),
    ])
    func `the local profile is named after the login, cut to ten`(login: String, nickname: String) async throws {
        let repository = SQLiteProfileRepository(database: try AppDatabase.inMemory(), loginName: login)
        #expect(try await repository.localProfile() == Profile(id: "local", nickname: nickname))
    }

    @Test func `the profile stays what it was made`() async throws {
        let database = try AppDatabase.inMemory()
        _ = try await SQLiteProfileRepository(database: database, loginName: "first").localProfile()
        let again = try await SQLiteProfileRepository(database: database, loginName: "second").localProfile()
        #expect(again.nickname == "first")
    }

    @Test func `without a name given the login's is taken`() async throws {
        let profile = try await SQLiteProfileRepository(database: try AppDatabase.inMemory()).localProfile()
        #expect(!profile.nickname.isEmpty)
        #expect(profile.nickname.count <= Profile.longestNickname)
    }
}
