/// Changes a member's nickname: once in 30 days, the first change at any time.
package struct ChangeNickname: Sendable {
    private let services: AccountServices

    package init(_ services: AccountServices) { self.services = services }

    /// - Throws: `AccountProblem.nickname`, `.nicknameTaken`, `.tooEarly`, `.unchanged`, `.gone`; `StoreError`.
    package func callAsFunction(_ typed: String, of profile: Identifier<Profile>) async throws -> Account {
        let nickname: Nickname
        do {
            nickname = try Nickname(typed)
        } catch {
            throw AccountProblem.nickname(error)
        }
        return try await services.accounts.changeNickname(nickname, of: profile, at: services.clock.now())
    }

    package func nextChange(of account: Account) -> Int64? {
        ChangeRule.nextChange(after: account.nicknameChangedAt, now: services.clock.now())
    }
}

/// A nickname and a type may change once in 30 days. The first change is free.
package enum ChangeRule {
    /// Seconds between two changes.
    package static let interval: Int64 = 30 * 86_400

    /// When the next change is allowed; nil for now. Times are seconds since 1970 UTC; a stored one ahead of the clock
    /// counts as now, so setting the clock back never makes the wait longer.
    package static func nextChange(after last: Int64?, now: Int64) -> Int64? {
        guard let last else { return nil }
        let next = min(last, now) + interval
        return next > now ? next : nil
    }

    /// Returns whether a stored time is more than a day ahead of the clock and must be reset to now.
    package static func isTooFarAhead(_ stored: Int64, now: Int64) -> Bool { stored > now + 86_400 }
}

/// Changes a member's type: once in 30 days. Setting the first type and changing it once are free.
package struct ChangeType: Sendable {
    private let services: AccountServices

    package init(_ services: AccountServices) { self.services = services }

    /// - Throws: `AccountProblem.tooEarly`, `.unchanged`, `.gone`; `StoreError`.
    package func callAsFunction(_ type: MBTI, of profile: Identifier<Profile>) async throws -> Account {
        try await services.accounts.changeType(type, of: profile, at: services.clock.now())
    }

    package func nextChange(of account: Account) -> Int64? {
        ChangeRule.nextChange(after: account.typeChangedAt, now: services.clock.now())
    }
}
