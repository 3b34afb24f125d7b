import Domain
import Foundation
import GRDB
import Testing

@testable import Persistence

@Suite struct SQLiteAccountRepositoryTests {
    private let now: Int64 = 1_800_000_000
    private let day: Int64 = 86_400
    private let database: AppDatabase
    private let accounts: SQLiteAccountRepository
    private let sessions: SQLiteSessionRepository

    init() async throws {
        database = try AppDatabase.inMemory()
        accounts = SQLiteAccountRepository(database: database)
        sessions = SQLiteSessionRepository(database: database)
        _ = try await SQLiteProfileRepository(database: database, loginName: "mina").localProfile()
    }

    private func new(
        _ name: String, nickname: String? = nil, type: String? = "INFJ", password: PasswordHash? = nil,
        codes: [Data] = [], takingOver: Bool = false
    ) throws -> NewAccount {
        NewAccount(
            id: Identifier("m-\(name)"), name: try AccountName(name), nickname: try Nickname(nickname ?? name),
            type: try type.map { try MBTI(text: $0) }, password: password, codeDigests: codes, alcohol: .ofAge,
            isTakingOver: takingOver)
    }

    private func hash(_ key: String) -> PasswordHash {
        PasswordHash(
            salt: Data("salt".utf8), key: Data(key.utf8),
            cost: PasswordCost(rounds: 16, blockSize: 8, parallelism: 1))
    }

    private func count(_ table: String, of profile: String) async throws -> Int {
        try await database.read { db in
            try Int.fetchOne(
                db, sql: "SELECT count(*) FROM \(table) WHERE profile = ?", arguments: [profile]) ?? 0
        }
    }

    @Test func `an account is found by its ID and by its profile`() async throws {
        let made = try await accounts.create(
            new("mina", nickname: "미나", password: hash("k"), codes: [Data([1]), Data([2])]), at: now)
        #expect(made.profile == Profile(id: "m-mina", nickname: "미나", type: try MBTI(text: "INFJ"), alcohol: .ofAge))
        #expect(made.hasPassword)
        #expect(made.codesLeft == 2)
        #expect(try await accounts.account(named: AccountName("mina")) == made)
        #expect(try await accounts.account(of: "m-mina") == made)
        #expect(try await accounts.account(named: AccountName("juno")) == nil)
        #expect(try await accounts.account(of: Profile.localID)?.name == nil)
    }

    @Test func `accounts are listed by ID in pages, without the local profile`() async throws {
        for name in ["cora", "alma", "bela", "dora"] { _ = try await accounts.create(new(name), at: now) }
        let first = try await accounts.accounts(after: nil, limit: 3)
        #expect(first.compactMap(\.name?.text) == ["alma", "bela", "cora"])
        #expect(try await accounts.accounts(after: first.last?.name, limit: 3).compactMap(\.name?.text) == ["dora"])
    }

    @Test func `an ID is unique, and so is a nickname regardless of case and width`() async throws {
        _ = try await accounts.create(new("mina", nickname: "Mina"), at: now)
        await #expect(throws: AccountProblem.nameTaken) {
            try await accounts.create(new("mina", nickname: "other"), at: now)
        }
        await #expect(throws: AccountProblem.nicknameTaken) {
            try await accounts.create(new("juno", nickname: "ｍｉｎａ"), at: now)
        }
        #expect(try await accounts.account(named: AccountName("juno")) == nil)
        #expect(try await accounts.isTaken(Nickname("MINA"), except: nil))
        #expect(try await !accounts.isTaken(Nickname("MINA"), except: "m-mina"))
    }

    @Test func `the login's own name is free for an account`() async throws {
        #expect(try await accounts.create(new("mina"), at: now).profile.nickname == "mina")
    }

    @Test func `the store allows one nickname change in thirty days`() async throws {
        _ = try await accounts.create(new("mina"), at: now)
        #expect(try await accounts.changeNickname(Nickname("juno"), of: "m-mina", at: now).profile.nickname == "juno")
        await #expect(throws: AccountProblem.tooEarly(until: now + 30 * day)) {
            try await accounts.changeNickname(Nickname("bela"), of: "m-mina", at: now + 29 * day)
        }
        await #expect(throws: AccountProblem.unchanged) {
            try await accounts.changeNickname(Nickname("juno"), of: "m-mina", at: now + 40 * day)
        }
        #expect(
            try await accounts.changeNickname(Nickname("bela"), of: "m-mina", at: now + 30 * day).profile.nickname
                == "bela")
        #expect(try await !accounts.isTaken(Nickname("mina"), except: nil))
    }

    @Test func `the first type and its first change are free, the next waits thirty days`() async throws {
        let types = try ["INFJ", "ENFP", "ISTP"].map { try MBTI(text: $0) }
        #expect(try await accounts.changeType(types[0], of: Profile.localID, at: now).typeChangedAt == nil)
        #expect(try await accounts.changeType(types[1], of: Profile.localID, at: now).typeChangedAt == now)
        await #expect(throws: AccountProblem.tooEarly(until: now + 30 * day)) {
            try await accounts.changeType(types[2], of: Profile.localID, at: now + 1)
        }
        await #expect(throws: AccountProblem.gone) { try await accounts.changeType(types[0], of: "nobody", at: now) }
    }

    @Test func `a clock put back a year makes no wait longer than thirty days`() async throws {
        _ = try await accounts.create(new("mina"), at: now)
        _ = try await accounts.changeNickname(Nickname("juno"), of: "m-mina", at: now)
        let past = now - 365 * day
        await #expect(throws: AccountProblem.tooEarly(until: past + 30 * day)) {
            try await accounts.changeNickname(Nickname("bela"), of: "m-mina", at: past)
        }
        #expect(try await accounts.account(of: "m-mina")?.nicknameChangedAt == past)
        let earlier = past - 365 * day
        #expect(try await accounts.clampTimes(of: "m-mina", at: earlier)?.nicknameChangedAt == earlier)
        #expect(try await accounts.clampTimes(of: "m-mina", at: past)?.nicknameChangedAt == earlier)
        #expect(try await accounts.clampTimes(of: "nobody", at: past) == nil)
        #expect(
            try await accounts.changeNickname(Nickname("bela"), of: "m-mina", at: past + 30 * day).profile.nickname
                == "bela")
    }

    @Test func `failures in a row cause waits that other programs and restarts see`() async throws {
        let mina = try AccountName("mina")
        for _ in 0..<5 { try await accounts.beginAttempt(mina, at: now) }
        await #expect(throws: AccountProblem.wait(seconds: 1)) { try await accounts.beginAttempt(mina, at: now) }
        let other = SQLiteAccountRepository(database: database)
        await #expect(throws: AccountProblem.wait(seconds: 1)) { try await other.beginAttempt(mina, at: now) }
        try await other.beginAttempt(mina, at: now + 1)
        await #expect(throws: AccountProblem.wait(seconds: 2)) { try await accounts.beginAttempt(mina, at: now + 1) }
        try await accounts.forgetFailures(of: mina)
        try await accounts.beginAttempt(mina, at: now + 1)
    }

    @Test func `a clock put back during a wait does not lengthen it`() async throws {
        let mina = try AccountName("mina")
        for step in 0..<30 { try await accounts.beginAttempt(mina, at: now + Int64(step) * 60) }
        let past = now - 365 * day
        await #expect(throws: AccountProblem.wait(seconds: 60)) { try await accounts.beginAttempt(mina, at: past) }
        await #expect(throws: AccountProblem.wait(seconds: 1)) { try await accounts.beginAttempt(mina, at: past + 59) }
        try await accounts.beginAttempt(mina, at: past + 60)
    }

    @Test func `the table of attempts stays within its limit`() async throws {
        for number in 0..<(AttemptRows.limit + 50) {
            try await accounts.beginAttempt(AccountName("name\(number)"), at: now + Int64(number))
        }
        let rows = try await database.read { db in try Int.fetchOne(db, sql: "SELECT count(*) FROM attempt") }
        #expect(rows == AttemptRows.limit)
    }

    @Test func `a new password ends every session but one`() async throws {
        _ = try await accounts.create(new("mina", password: hash("old")), at: now)
        let mine = try await sessions.open(Data([1]), for: "m-mina", at: now)
        _ = try await sessions.open(Data([2]), for: "m-mina", at: now)
        try await accounts.setPassword(hash("new"), of: "m-mina", keeping: mine)
        #expect(try await sessions.sessions(of: "m-mina", at: now).map(\.id) == [mine])
        #expect(try await accounts.passwordHash(of: AccountName("mina")) == hash("new"))
        try await accounts.setPassword(nil, of: "m-mina", keeping: nil)
        #expect(try await accounts.passwordHash(of: AccountName("mina")) == nil)
        #expect(try await accounts.account(of: "m-mina")?.hasPassword == false)
        #expect(try await sessions.resume(Data([1]), at: now) == nil)
    }

    @Test func `a recovery code sets a password once`() async throws {
        _ = try await accounts.create(new("mina", password: hash("old"), codes: [Data([1]), Data([2])]), at: now)
        _ = try await sessions.open(Data([9]), for: "m-mina", at: now)
        let name = try AccountName("mina")
        #expect(try await !accounts.setPassword(hash("new"), of: name, with: Data([3])))
        #expect(try await accounts.setPassword(hash("new"), of: name, with: Data([1])))
        #expect(try await !accounts.setPassword(hash("newer"), of: name, with: Data([1])))
        #expect(try await accounts.passwordHash(of: name) == hash("new"))
        #expect(try await accounts.account(of: "m-mina")?.codesLeft == 1)
        #expect(try await sessions.sessions(of: "m-mina", at: now).isEmpty)
        #expect(try await !accounts.setPassword(hash("x"), of: AccountName("nobody"), with: Data([2])))
    }

    @Test func `a session ends after thirty days without use, however the clock jumps`() async throws {
        _ = try await accounts.create(new("mina"), at: now)
        let number = try await sessions.open(Data([1]), for: "m-mina", at: now)
        #expect(try await sessions.resume(Data([1]), at: now + 29 * day)?.number == number)
        #expect(try await sessions.resume(Data([1]), at: now + 58 * day)?.profile == "m-mina")
        #expect(try await sessions.resume(Data([1]), at: now - 365 * day)?.number == number)
        #expect(try await sessions.sessions(of: "m-mina", at: now - 365 * day).map(\.usedAt) == [now - 365 * day])
        #expect(try await sessions.resume(Data([1]), at: now - 335 * day) == nil)
        #expect(try await sessions.resume(Data([1]), at: now - 365 * day) == nil)
    }

    @Test func `only its own profile can revoke a session`() async throws {
        _ = try await accounts.create(new("mina"), at: now)
        _ = try await accounts.create(new("juno"), at: now)
        let number = try await sessions.open(Data([1]), for: "m-mina", at: now)
        #expect(try await !sessions.revoke(number, of: "m-juno"))
        #expect(try await sessions.revoke(number, of: "m-mina"))
        #expect(try await sessions.resume(Data([1]), at: now) == nil)
    }

    @Test func `leaving deletes all personal data and keeps the reason anonymously`() async throws {
        _ = try await accounts.create(new("mina", password: hash("k"), codes: [Data([1])]), at: now)
        _ = try await sessions.open(Data([1]), for: "m-mina", at: now)
        let marks = SQLiteDrinkMarkRepository(database: database)
        try await marks.set(.saved, true, on: "negroni", at: now, for: "m-mina")
        try await accounts.leave("m-mina", because: LeavingReason(.rarelyUsed, text: "bye"), at: now)
        for table in ["account", "member", "recovery_code", "session", "drink_mark", "action_log"] {
            #expect(try await count(table, of: "m-mina") == 0, "\(table)")
        }
        #expect(try await sessions.resume(Data([1]), at: now) == nil)
        let reason = try await database.read { db in try String.fetchOne(db, sql: "SELECT reason FROM farewell") }
        #expect(reason == "rarely-used")
        await #expect(throws: AccountProblem.gone) {
            try await accounts.leave("m-mina", because: LeavingReason(.other), at: now)
        }
        #expect(try await !accounts.isTaken(AccountName("mina")))
    }

    @Test func `the local profile can be emptied but not left`() async throws {
        let marks = SQLiteDrinkMarkRepository(database: database)
        try await marks.set(.saved, true, on: "negroni", at: now, for: Profile.localID)
        await #expect(throws: AccountProblem.isLocal) {
            try await accounts.leave(Profile.localID, because: LeavingReason(.other), at: now)
        }
        try await accounts.emptyLocalProfile()
        #expect(try await count("drink_mark", of: "local") == 0)
        #expect(try await accounts.account(of: Profile.localID)?.profile.nickname == "mina")
    }
}
