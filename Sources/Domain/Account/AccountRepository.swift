package import Foundation

/// The accounts of this machine. Every write is one transaction. The rules that protect accounts (unique names, the 30
/// days, the delay after failures, one-time codes) are enforced here, where two programs at once cannot break them.
package protocol AccountRepository: Sendable {
    /// The next page of accounts that can sign in, sorted by ID.
    func accounts(after last: AccountName?, limit: Int) async throws -> [Account]
    func account(named name: AccountName) async throws -> Account?
    /// The account of a profile; the local profile has one without an ID.
    func account(of profile: Identifier<Profile>) async throws -> Account?
    func isTaken(_ name: AccountName) async throws -> Bool
    /// Whether another profile has this nickname or one that looks the same.
    func isTaken(_ nickname: Nickname, except profile: Identifier<Profile>?) async throws -> Bool

    /// Creates an account; moves the local profile's data to it if `account` says so.
    ///
    /// - Throws: `AccountProblem.nameTaken`, `.nicknameTaken`.
    func create(_ account: NewAccount, at now: Int64) async throws -> Account

    /// Nil for an unknown account or one without a password.
    func passwordHash(of name: AccountName) async throws -> PasswordHash?
    /// Sets or removes the password; ends every session but one.
    func setPassword(_ hash: PasswordHash?, of profile: Identifier<Profile>, keeping session: Int64?) async throws
    /// Replaces a hash by a stronger one of the same password; sessions stay open.
    func upgradePassword(_ hash: PasswordHash, of profile: Identifier<Profile>) async throws

    /// Starts a sign-in attempt, which counts as failed until `forgetFailures` is called.
    ///
    /// - Throws: `AccountProblem.wait` during a delay.
    func beginAttempt(_ name: AccountName, at now: Int64) async throws
    /// Seconds until the next attempt is allowed; 0 for none.
    func wait(for name: AccountName, at now: Int64) async throws -> Int
    /// Resets the count of failures in a row, after a successful attempt.
    func forgetFailures(of name: AccountName) async throws

    /// Replaces all recovery codes.
    func replaceCodes(_ digests: [Data], of profile: Identifier<Profile>) async throws
    /// Sets a new password using a recovery code, which is used up; ends all sessions.
    ///
    /// - Returns: whether the code belongs to the account.
    func setPassword(_ hash: PasswordHash, of name: AccountName, with code: Data) async throws -> Bool

    /// - Throws: `AccountProblem.nicknameTaken`, `.tooEarly`, `.unchanged`, `.gone`.
    func changeNickname(_ nickname: Nickname, of profile: Identifier<Profile>, at now: Int64) async throws -> Account
    /// Setting the first type is always allowed.
    ///
    /// - Throws: `AccountProblem.tooEarly`, `.unchanged`, `.gone`.
    func changeType(_ type: MBTI, of profile: Identifier<Profile>, at now: Int64) async throws -> Account
    /// Stores the answer to the question about the legal drinking age.
    func setAlcohol(_ choice: AlcoholChoice, of profile: Identifier<Profile>) async throws

    /// Resets stored times that are more than a day ahead of the clock to now, so that a clock set back delays nothing.
    ///
    /// - Returns: the account as it is then; nil for none.
    @discardableResult
    func clampTimes(of profile: Identifier<Profile>, at now: Int64) async throws -> Account?

    /// Deletes all personal data. Votes, thumbs and wishes stay anonymously, and so does the reason.
    func leave(_ profile: Identifier<Profile>, because reason: LeavingReason, at now: Int64) async throws
    /// Deletes the local profile's data, not the profile.
    func emptyLocalProfile() async throws
}
