import Domain
import GRDB
import Testing

@testable import Persistence

/// Members' data beside their accounts.
@Suite struct SQLiteMemberRepositoryTests {
    private func accounts(_ database: AppDatabase) async throws -> SQLiteAccountRepository {
        let accounts = SQLiteAccountRepository(database: database)
        _ = try await accounts.create(
            NewAccount(
                id: "m-1", name: AccountName("juno"), nickname: Nickname("juno"), type: nil, password: nil,
                codeDigests: [], alcohol: .ofAge, isTakingOver: false), at: 1)
        return accounts
    }

    @Test func `introduction and home kind are stored for each member`() async throws {
        let database = try AppDatabase.inMemory()
        let accounts = try await accounts(database)
        let members = SQLiteMemberRepository(database: database)
        #expect(try await members.introduction(of: "m-1").isEmpty)
        #expect(try await members.homeKind(of: "m-1") == nil)
        try await members.setIntroduction(Introduction("나무 아래"), of: "m-1")
        try await members.setHomeKind(.animation, of: "m-1")
        try await members.setIntroduction(Introduction("here"), of: Profile.localID)
        #expect(try await members.introduction(of: "m-1").text == "나무 아래")
        #expect(try await members.introduction(of: Profile.localID).text == "here")
        #expect(try await members.homeKind(of: "m-1") == .animation)
        #expect(try await !members.showsVotes(of: "m-1"))
        try await members.setShowsVotes(true, of: "m-1")
        #expect(try await members.showsVotes(of: "m-1"))
        #expect(try await !members.showsVotes(of: Profile.localID))
        #expect(try await members.homeKind(of: Profile.localID) == nil)
        try await members.setHomeKind(nil, of: "m-1")
        #expect(try await members.homeKind(of: "m-1") == nil)
        // Neither change touches the account's own columns.
        #expect(try await accounts.account(of: "m-1")?.profile.alcohol == .ofAge)
    }

    @Test func `a member who left has no introduction and cannot set one`() async throws {
        let database = try AppDatabase.inMemory()
        let accounts = try await accounts(database)
        let members = SQLiteMemberRepository(database: database)
        try await members.setIntroduction(Introduction("hello"), of: "m-1")
        try await accounts.leave("m-1", because: LeavingReason(.other), at: 2)
        #expect(try await members.introduction(of: "m-1").isEmpty)
        await #expect(throws: AccountProblem.gone) {
            try await members.setIntroduction(Introduction("again"), of: "m-1")
        }
    }

    @Test func `a failed write to a demo in memory is rolled back`() async throws {
        let database = try AppDatabase.inMemory()
        _ = try await DemoBuilder(database: database).build(
            DemoPlan(members: 3, works: 1, drinks: 0, votes: 5, seed: 1, now: 1_795_290_000))
        let before = try await database.read { db in try Int.fetchOne(db, sql: "SELECT count(*) FROM profile") }
        await #expect(throws: (any Error).self) {
            try await database.write { db in
                try db.execute(sql: "INSERT INTO profile (id, nickname) VALUES ('half', 'half')")
                throw StoreError.diskFull
            }
        }
        let after = try await database.read { db in try Int.fetchOne(db, sql: "SELECT count(*) FROM profile") }
        #expect(before == after)
    }
}
