import Domain
import Foundation
import GRDB
import Testing

@testable import Persistence

@Suite struct ProfileMoveTests {
    private let database: AppDatabase
    private let accounts: SQLiteAccountRepository
    private let marks: SQLiteDrinkMarkRepository
    private let log: SQLiteMadeLogRepository

    init() async throws {
        database = try AppDatabase.inMemory()
        accounts = SQLiteAccountRepository(database: database)
        marks = SQLiteDrinkMarkRepository(database: database)
        log = SQLiteMadeLogRepository(database: database)
        _ = try await SQLiteProfileRepository(database: database, loginName: "mina").localProfile()
    }

    private func create(takingOver: Bool) async throws {
        _ = try await accounts.create(
            NewAccount(
                id: "m-1", name: AccountName("juno"), nickname: Nickname("juno"), type: nil, password: nil,
                codeDigests: [], alcohol: .ofAge, isTakingOver: takingOver), at: 1)
    }

    private func saved(_ profile: Identifier<Profile>) async throws -> [MarkedDrink] {
        try await marks.drinks(marked: .saved, for: profile, after: nil, limit: 100)
    }

    @Test func `a sign-up that takes over moves the local profile's data to the account`() async throws {
        try await marks.set(.saved, true, on: "negroni", at: 5, for: Profile.localID)
        _ = try await log.add(
            Making(drink: "negroni", madeAt: 7, servings: 2, ethanol: 30), of: Profile.localID)
        try await create(takingOver: true)
        #expect(try await saved("m-1").map(\.drink) == ["negroni"])
        #expect(try await saved(Profile.localID).isEmpty)
        #expect(try await log.summaries(of: ["negroni"], for: "m-1")["negroni"]?.count == 1)
        #expect(try await log.madeDrinks(of: Profile.localID, after: nil, limit: 1).isEmpty)
        #expect(try await SQLiteActionHistory(database: database).undo(for: Profile.localID) == nil)
        #expect(try await accounts.account(of: Profile.localID) != nil)
    }

    @Test func `a sign-up that does not take over leaves the local profile's data in place`() async throws {
        try await marks.set(.saved, true, on: "negroni", at: 5, for: Profile.localID)
        try await create(takingOver: false)
        #expect(try await saved("m-1").isEmpty)
        #expect(try await saved(Profile.localID).map(\.drink) == ["negroni"])
    }

    @Test func `moving a profile keeps the newer of two marks`() async throws {
        try await create(takingOver: false)
        try await marks.set(.saved, true, on: "negroni", at: 5, for: Profile.localID)
        try await marks.set(.saved, true, on: "negroni", at: 3, for: "m-1")
        try await marks.set(.saved, true, on: "gimlet", at: 5, for: Profile.localID)
        try await marks.set(.saved, true, on: "gimlet", at: 9, for: "m-1")
        try await database.write { try ProfileMove.run(from: Profile.localID, to: "m-1", $0) }
        #expect(
            try await saved("m-1") == [
                MarkedDrink(drink: "gimlet", markedAt: 9), MarkedDrink(drink: "negroni", markedAt: 5),
            ])
        #expect(try await saved(Profile.localID).isEmpty)
    }

    @Test func `profile columns are found in every table that a move merges`() async throws {
        let tables = try await database.read { db in try ProfileColumns.all(db).map(\.table) }
        #expect(Set(tables).isSuperset(of: ["bottle", "bar_staple", "drink_mark", "made", "shopping_item", "account"]))
        let named = Set(ProfileMove.newerStays.map(\.table))
        #expect(named.isSubset(of: tables))
    }
}
