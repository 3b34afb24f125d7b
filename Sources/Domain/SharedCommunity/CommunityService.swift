package import Foundation

/// A profile and its community on a server. All but `status` ask the server, and throw `CommunityProblem` or `StoreError`.
package protocol CommunityService: Sendable {
    /// What a community says of itself; also tells whether there is one.
    func info(at address: CommunityAddress) async throws -> CommunityInfo
    /// Makes somebody a member; the local profile becomes an account first.
    ///
    /// - Throws: also `AccountProblem.nameTaken` and `.nicknameTaken` for names that are taken on this machine.
    func join(_ request: JoinRequest, as session: Session) async throws -> JoinOutcome
    /// Signs a member in again, whose token was ended; what the server has of the device that it was before ends.
    ///
    /// - Parameter deviceLabel: what the device is called there.
    func signIn(_ profile: Identifier<Profile>, password: Password, deviceLabel: String) async throws
    /// Signs out and goes back to the community of this machine with all of one's own. Without the server, too: then
    /// the token ends by itself.
    func leave(_ profile: Identifier<Profile>) async throws

    /// How a member stands, without asking anyone; nil for who is a member of none.
    func status(of profile: Identifier<Profile>) async throws -> CommunityStatus?
    /// Sends what waits and takes in what is new now, whatever went wrong before.
    func exchangeNow(of profile: Identifier<Profile>) async throws -> CommunityStatus
    /// Answers whether to send again what a restored server lost.
    func answerLost(_ sendsAgain: Bool, of profile: Identifier<Profile>) async throws
    /// Sends the works the member wrote, for everybody there; what of them changes later follows. Answers how many.
    func publishWorks(of profile: Identifier<Profile>) async throws -> Int
    /// Takes the works back that the member published: what nobody else has dug, wished for or written about. Without the
    /// server it is done at the next exchange, and what stays is told then.
    func takeBackWorks(of profile: Identifier<Profile>) async throws -> WorksTakenBack
    /// What a member is to be told, the newest first.
    func notices(of profile: Identifier<Profile>) async throws -> [CommunityNotice]
    /// Forgets what was told.
    func dismissNotices(of profile: Identifier<Profile>) async throws

    /// The devices on which the member is signed in.
    func devices(of profile: Identifier<Profile>) async throws -> [CommunityDevice]
    /// Signs a device out.
    func revoke(_ device: CommunityDevice.ID, of profile: Identifier<Profile>) async throws
    /// Everything the community has of the member, as JSON lines.
    func export(of profile: Identifier<Profile>) async throws -> Data
    /// Deletes the account there, and goes back to the community of this machine with all of one's own.
    func delete(
        _ profile: Identifier<Profile>, password: Password, keepingVotes: Bool, because reason: LeavingReason
    ) async throws
}
