package import Domain
package import Foundation

extension InMemoryAccountRepository: AccountRepository {
    package func accounts(after last: AccountName?, limit: Int) async throws -> [Account] {
        try check()
        let named = entries.values.map(\.account).compactMap { account in account.name.map { ($0, account) } }
        let sorted = named.sorted { $0.0 < $1.0 }.filter { pair in last.map { pair.0 > $0 } ?? true }
        return sorted.prefix(limit).map(\.1)
    }

    package func account(named name: AccountName) async throws -> Account? {
        try check()
        return entries.values.first { $0.account.name == name }?.account
    }

    package func account(of profile: Identifier<Profile>) async throws -> Account? {
        try check()
        return entries[profile]?.account
    }

    package func isTaken(_ name: AccountName) async throws -> Bool {
        try await account(named: name) != nil
    }

    package func isTaken(_ nickname: Nickname, except profile: Identifier<Profile>?) async throws -> Bool {
        try check()
        return entries.values.map(\.account).contains { account in
            (account.name != nil || keepsLocalNickname) && account.id != profile
                && Nickname.folded(account.profile.nickname) == nickname.folded
        }
    }

    package func create(_ account: NewAccount, at now: Int64) async throws -> Account {
        if try await isTaken(account.name) { throw AccountProblem.nameTaken }
        if try await isTaken(account.nickname, except: nil) { throw AccountProblem.nicknameTaken }
        let profile = Profile(
            id: account.id, nickname: account.nickname.text, type: account.type, alcohol: account.alcohol)
        let made = Account(
            profile: profile, name: account.name, hasPassword: account.password != nil,
            codesLeft: account.codeDigests.count)
        entries[account.id] = Entry(account: made, hash: account.password, codes: account.codeDigests)
        if account.isTakingOver { takers.append(account.id) }
        return made
    }

    package func passwordHash(of name: AccountName) async throws -> PasswordHash? {
        try check()
        return entries.values.first { $0.account.name == name }?.hash
    }

    package func setPassword(
        _ hash: PasswordHash?, of profile: Identifier<Profile>, keeping session: Int64?
    ) async throws {
        try check()
        entries[profile]?.hash = hash
        _ = try update(profile) { $0 = $0.with(hasPassword: hash != nil) }
        signs = signs.filter { $0.value.profile != profile || $0.value.number == session }
    }

    package func upgradePassword(_ hash: PasswordHash, of profile: Identifier<Profile>) async throws {
        try check()
        entries[profile]?.hash = hash
    }

    package func beginAttempt(_ name: AccountName, at now: Int64) async throws {
        let wait = try await wait(for: name, at: now)
        if wait > 0 { throw AccountProblem.wait(seconds: wait) }
        failures[name] = ((failures[name]?.count ?? 0) + 1, now)
    }

    package func wait(for name: AccountName, at now: Int64) async throws -> Int {
        try check()
        return failures[name].map { SignInDelay.remaining(failures: $0.count, last: $0.last, now: now) } ?? 0
    }

    package func forgetFailures(of name: AccountName) async throws {
        try check()
        failures[name] = nil
    }

    package func replaceCodes(_ digests: [Data], of profile: Identifier<Profile>) async throws {
        try check()
        entries[profile]?.codes = digests
        _ = try update(profile) { $0 = $0.with(codesLeft: digests.count) }
    }

    package func setPassword(
        _ hash: PasswordHash, of name: AccountName, with code: Data
    ) async throws -> Bool {
        guard let id = try await account(named: name)?.id, let place = entries[id]?.codes.firstIndex(of: code) else {
            return false
        }
        var codes = entries[id]?.codes ?? []
        codes.remove(at: place)
        try await replaceCodes(codes, of: id)
        try await setPassword(hash, of: id, keeping: nil)
        return true
    }

    package func changeNickname(
        _ nickname: Nickname, of profile: Identifier<Profile>, at now: Int64
    ) async throws -> Account {
        if try await isTaken(nickname, except: profile) { throw AccountProblem.nicknameTaken }
        return try update(profile) { account in
            if account.profile.nickname == nickname.text { throw AccountProblem.unchanged }
            if let next = ChangeRule.nextChange(after: account.nicknameChangedAt, now: now) {
                throw AccountProblem.tooEarly(until: next)
            }
            account = account.with(
                profile: Profile(
                    id: profile, nickname: nickname.text, type: account.profile.type,
                    alcohol: account.profile.alcohol),
                nicknameChangedAt: now)
        }
    }

    package func changeType(_ type: MBTI, of profile: Identifier<Profile>, at now: Int64) async throws -> Account {
        try check()
        return try update(profile) { account in
            if account.profile.type == type { throw AccountProblem.unchanged }
            if let next = ChangeRule.nextChange(after: account.typeChangedAt, now: now) {
                throw AccountProblem.tooEarly(until: next)
            }
            let isFirst = account.profile.type == nil
            account = account.with(
                profile: Profile(
                    id: profile, nickname: account.profile.nickname, type: type, alcohol: account.profile.alcohol),
                typeChangedAt: isFirst ? nil : now)
        }
    }

    package func setAlcohol(_ choice: AlcoholChoice, of profile: Identifier<Profile>) async throws {
        try check()
        _ = try update(profile) { account in
            account = account.with(
                profile: Profile(
                    id: profile, nickname: account.profile.nickname, type: account.profile.type, alcohol: choice))
        }
    }

    /// Repairs nothing; tests of the real store cover that.
    @discardableResult
    package func clampTimes(of profile: Identifier<Profile>, at now: Int64) async throws -> Account? {
        try await account(of: profile)
    }

    package func leave(_ profile: Identifier<Profile>, because reason: LeavingReason, at now: Int64) async throws {
        try check()
        guard entries.removeValue(forKey: profile) != nil else { throw AccountProblem.gone }
        signs = signs.filter { $0.value.profile != profile }
        leavings.append(reason)
    }

    package func emptyLocalProfile() async throws {
        try check()
        emptyings += 1
    }
}
