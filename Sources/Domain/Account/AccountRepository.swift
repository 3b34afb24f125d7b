public import Foundation

/// The accounts of this machine. Every write is one transaction, and the rules that protect accounts (unique names, the
/// 30 days, the wait after failures, codes that work once) are kept here, where two programs at once cannot break them.
public protocol AccountRepository: Sendable {
    /// The accounts that can sign in, by their IDs, after one of them.
    func accounts(after last: AccountName?, limit: Int) async throws -> [Account]
    /// The account with an ID.
    func account(named name: AccountName) async throws -> Account?
    /// The account of a profile; the local profile has one without an ID.
    func account(of profile: Identifier<Profile>) async throws -> Account?
    /// Whether somebody has that ID.
    func isTaken(_ name: AccountName) async throws -> Bool
    /// Whether somebody other than one profile is called that, or alike.
    func isTaken(_ nickname: Nickname, except profile: Identifier<Profile>?) async throws -> Bool

    /// Makes an account, and moves what the local profile has collected to it where that is asked for.
    ///
    /// - Throws: `AccountProblem.nameTaken`, `.nicknameTaken`.
    func create(_ account: NewAccount, at now: Int64) async throws -> Account
    /// Moves everything the local profile has collected; votes on the same character: the newer stays.
    func takeOverLocalProfile(by profile: Identifier<Profile>) async throws

    /// What is kept of the password; nil for an unknown account or one without a password.
    func passwordHash(of name: AccountName) async throws -> PasswordHash?
    /// Changes what is kept of the password, or takes it away; every session but one ends.
    func setPassword(_ hash: PasswordHash?, of profile: Identifier<Profile>, keeping session: Int64?) async throws
    /// Replaces a hash by one of the same password; sessions go on.
    func upgradePassword(_ hash: PasswordHash, of profile: Identifier<Profile>) async throws

    /// Begins an attempt to sign in: counts it as failed until `forgetFailures` is called.
    ///
    /// - Throws: `AccountProblem.wait` while a wait lasts.
    func beginAttempt(_ name: AccountName, at now: Int64) async throws
    /// The seconds an ID must wait; 0 for none.
    func wait(for name: AccountName, at now: Int64) async throws -> Int
    /// The attempt succeeded: the failures in a row are over.
    func forgetFailures(of name: AccountName) async throws

    /// Gives an account new recovery codes; the old ones end.
    func replaceCodes(_ digests: [Data], of profile: Identifier<Profile>) async throws
    /// Sets a new password with a code, which ends with it; all sessions end.
    ///
    /// - Returns: whether the code was one of the account's.
    func setPassword(_ hash: PasswordHash, of name: AccountName, with code: Data) async throws -> Bool

    /// Changes the nickname.
    ///
    /// - Throws: `AccountProblem.nicknameTaken`, `.tooEarly`, `.unchanged`, `.gone`.
    func changeNickname(_ nickname: Nickname, of profile: Identifier<Profile>, at now: Int64) async throws -> Account
    /// Changes the type; a first type is free.
    ///
    /// - Throws: `AccountProblem.tooEarly`, `.unchanged`, `.gone`.
    func changeType(_ type: MBTI, of profile: Identifier<Profile>, at now: Int64) async throws -> Account
    /// Keeps what was answered to the question for the legal age.
    func setAlcohol(_ choice: AlcoholChoice, of profile: Identifier<Profile>) async throws

    /// Times more than a day ahead of the clock become now: a clock put back makes no wait longer than its rule.
    func mendTimes(of profile: Identifier<Profile>, at now: Int64) async throws

    /// Removes everything personal; votes, thumbs and wishes stay without a name. The reason is kept without one too.
    func leave(_ profile: Identifier<Profile>, because reason: LeavingReason, at now: Int64) async throws
    /// Removes everything personal of the local profile, which itself stays.
    func emptyLocalProfile() async throws
}
