package import Foundation

/// The accounts of this machine. Every write is one transaction. Enforces the rules that protect accounts (unique
/// names, the 30 days, the delay after failures, one-time codes), so that concurrent programs cannot break them.
package protocol AccountRepository: Sendable {
    /// The next page of accounts that can sign in, sorted by ID.
    func accounts(after last: AccountName?, limit: Int) async throws -> [Account]
    func account(named name: AccountName) async throws -> Account?
    /// The account of a profile; the local profile's has no ID.
    func account(of profile: Identifier<Profile>) async throws -> Account?
    func isTaken(_ name: AccountName) async throws -> Bool
    /// Returns whether another profile has this nickname or one that looks the same.
    func isTaken(_ nickname: Nickname, except profile: Identifier<Profile>?) async throws -> Bool

    /// Creates an account, and moves the local profile's data to it if `account` says so. Throws
    /// `AccountProblem.nameTaken`, `.nicknameTaken`.
    func create(_ account: NewAccount, at now: Int64) async throws -> Account

    /// Nil for an unknown account or one without a password.
    func passwordHash(of name: AccountName) async throws -> PasswordHash?
    /// Sets or removes the password; ends every session except `session`.
    func setPassword(_ hash: PasswordHash?, of profile: Identifier<Profile>, keeping session: Int64?) async throws
    /// Replaces a hash with a stronger one of the same password; sessions stay open.
    func upgradePassword(_ hash: PasswordHash, of profile: Identifier<Profile>) async throws

    /// Starts an attempt, which counts as failed until `forgetFailures`. Throws `AccountProblem.wait` during a delay.
    func beginAttempt(_ name: AccountName, at now: Int64) async throws
    func forgetFailures(of name: AccountName) async throws

    func replaceCodes(_ digests: [Data], of profile: Identifier<Profile>) async throws
    /// Sets a new password, uses up the code and ends all sessions. Returns whether the code belongs to the account.
    func setPassword(_ hash: PasswordHash, of name: AccountName, with code: Data) async throws -> Bool

    /// - Throws: `AccountProblem.nicknameTaken`, `.tooEarly`, `.unchanged`, `.gone`.
    func changeNickname(_ nickname: Nickname, of profile: Identifier<Profile>, at now: Int64) async throws -> Account
    /// Setting the first type is always allowed. Throws `AccountProblem.tooEarly`, `.unchanged`, `.gone`.
    func changeType(_ type: MBTI, of profile: Identifier<Profile>, at now: Int64) async throws -> Account
    func setAlcohol(_ choice: AlcoholChoice, of profile: Identifier<Profile>) async throws

    /// Resets times over a day ahead to now, so that a clock set back delays nothing; returns the updated account.
    @discardableResult
    func clampTimes(of profile: Identifier<Profile>, at now: Int64) async throws -> Account?

    /// Deletes all personal data. Votes, thumbs, wishes and the reason stay anonymously.
    func leave(_ profile: Identifier<Profile>, because reason: LeavingReason, at now: Int64) async throws
    func emptyLocalProfile() async throws
}

package struct Account: Hashable, Sendable, Identifiable {
    package let profile: Profile
    /// The ID to sign in with; nil for the local profile.
    package let name: AccountName?
    package let hasPassword: Bool
    /// When the nickname last changed, seconds since 1970 UTC; nil for never.
    package let nicknameChangedAt: Int64?
    /// When the type last changed, seconds since 1970 UTC; nil for never.
    package let typeChangedAt: Int64?
    package let codesLeft: Int

    package var id: Identifier<Profile> { profile.id }

    package init(
        profile: Profile, name: AccountName?, hasPassword: Bool, nicknameChangedAt: Int64? = nil,
        typeChangedAt: Int64? = nil, codesLeft: Int = 0
    ) {
        self.profile = profile
        self.name = name
        self.hasPassword = hasPassword
        self.nicknameChangedAt = nicknameChangedAt
        self.typeChangedAt = typeChangedAt
        self.codesLeft = codesLeft
    }
}

package enum AccountProblem: Error, Hashable, Sendable {
    case nameTaken
    case nicknameTaken
    /// ID and password, or ID and code, do not match; never reveals which one is wrong.
    case wrongCredentials
    /// Too many failures in a row: try again after this many seconds.
    case wait(seconds: Int)
    /// Less than 30 days since the last change; allowed from `until`, seconds since 1970 UTC.
    case tooEarly(until: Int64)
    case unchanged
    case password(PasswordProblem)
    case nickname(NicknameProblem)
    case gone
    /// The local profile cannot be deleted, only emptied.
    case isLocal
    case hasNoPassword
    /// The account has a password and is not signed in here.
    case locked
}

package struct NewAccount: Hashable, Sendable {
    package let id: Identifier<Profile>
    package let name: AccountName
    package let nickname: Nickname
    package let type: MBTI?
    package let password: PasswordHash?
    package let codeDigests: [Data]
    /// Nil if not asked.
    package let alcohol: AlcoholChoice?
    package let isTakingOver: Bool

    package init(
        id: Identifier<Profile>, name: AccountName, nickname: Nickname, type: MBTI?, password: PasswordHash?,
        codeDigests: [Data], alcohol: AlcoholChoice?, isTakingOver: Bool
    ) {
        self.id = id
        self.name = name
        self.nickname = nickname
        self.type = type
        self.password = password
        self.codeDigests = codeDigests
        self.alcohol = alcohol
        self.isTakingOver = isTakingOver
    }
}
