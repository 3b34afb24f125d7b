package import Domain
package import Foundation

/// Accounts and their sessions in memory, with the rules of the real store.
package actor InMemoryAccountRepository {
    struct Entry {
        var account: Account
        var hash: PasswordHash?
        var codes: [Data]
    }

    struct Sign {
        let number: Int64
        let profile: Identifier<Profile>
        let createdAt: Int64
        var usedAt: Int64
    }

    var entries: [Identifier<Profile>: Entry] = [:]
    var failures: [AccountName: (count: Int, last: Int64)] = [:]
    var signs: [Data: Sign] = [:]
    var lastNumber: Int64 = 0
    var failure: (any Error)?
    /// Whether the nickname of the local profile is taken, as after the member chose it.
    private(set) var keepsLocalNickname = false
    package internal(set) var leavings: [LeavingReason] = []
    /// The accounts that took over the local profile.
    package internal(set) var takers: [Identifier<Profile>] = []
    package internal(set) var emptyings = 0

    package init(_ accounts: [Account] = [], localNickname: String = "mina") {
        let local = Profile(id: Profile.localID, nickname: localNickname)
        for account in [Account(profile: local, name: nil, hasPassword: false)] + accounts {
            entries[account.id] = Entry(account: account, hash: nil, codes: [])
        }
    }

    package func fail(with error: (any Error)?) {
        failure = error
    }

    /// Makes the nickname of the local profile count as taken.
    package func keepLocalNickname() { keepsLocalNickname = true }

    package func stored(_ profile: Identifier<Profile>) -> Account? { entries[profile]?.account }

    func check() throws {
        if let failure { throw failure }
    }

    func update(_ id: Identifier<Profile>, _ change: (inout Account) throws -> Void) throws -> Account {
        guard var entry = entries[id] else { throw AccountProblem.gone }
        try change(&entry.account)
        entries[id] = entry
        return entry.account
    }
}

extension Account {
    func with(
        profile: Profile? = nil, hasPassword: Bool? = nil, nicknameChangedAt: Int64? = nil,
        typeChangedAt: Int64? = nil, codesLeft: Int? = nil
    ) -> Account {
        Account(
            profile: profile ?? self.profile, name: name, hasPassword: hasPassword ?? self.hasPassword,
            nicknameChangedAt: nicknameChangedAt ?? self.nicknameChangedAt,
            typeChangedAt: typeChangedAt ?? self.typeChangedAt, codesLeft: codesLeft ?? self.codesLeft)
    }
}

extension InMemoryAccountRepository: SessionRepository {
    /// Begins a session and returns its number.
    package func open(_ digest: Data, for profile: Identifier<Profile>, at now: Int64) async throws -> Int64 {
        try check()
        lastNumber += 1
        signs[digest] = Sign(number: lastNumber, profile: profile, createdAt: now, usedAt: now)
        return lastNumber
    }

    package func resume(
        _ digest: Data, at now: Int64
    ) async throws -> (number: Int64, profile: Identifier<Profile>)? {
        try check()
        guard let sign = signs[digest], !SessionRecord.isExpired(usedAt: sign.usedAt, now: now) else { return nil }
        signs[digest]?.usedAt = now
        return (sign.number, sign.profile)
    }

    package func close(_ digest: Data) async throws {
        try check()
        signs[digest] = nil
    }

    package func sessions(of profile: Identifier<Profile>, at now: Int64) async throws -> [SessionRecord] {
        try check()
        return signs.values.filter { $0.profile == profile && !SessionRecord.isExpired(usedAt: $0.usedAt, now: now) }
            .sorted { ($0.usedAt, $0.number) > ($1.usedAt, $1.number) }
            .map { SessionRecord(id: $0.number, createdAt: $0.createdAt, usedAt: $0.usedAt) }
    }

    @discardableResult
    package func revoke(_ number: Int64, of profile: Identifier<Profile>) async throws -> Bool {
        try check()
        let count = signs.count
        signs = signs.filter { $0.value.number != number || $0.value.profile != profile }
        return signs.count < count
    }
}
