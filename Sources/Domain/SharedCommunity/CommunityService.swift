package import Foundation

/// A profile's community on a server. Methods but `status` contact it, and throw `CommunityProblem` or `StoreError`.
package protocol CommunityService: Sendable {
    /// Returns the community's description of itself; throws if the address has no community.
    func info(at address: CommunityAddress) async throws -> CommunityInfo
    /// Joins a community; the local profile becomes an account first. Also throws `AccountProblem.nameTaken` and
    /// `.nicknameTaken` for names taken on this machine.
    func join(_ request: JoinRequest, as session: Session) async throws -> JoinOutcome
    /// Signs in again after revocation, ending this device's old session there; `deviceLabel` names an unnamed device.
    func signIn(_ profile: Identifier<Profile>, password: Password, deviceLabel: String) async throws
    /// Signs out and returns to this machine's community with all own data. Works offline, too: the token then expires.
    func leave(_ profile: Identifier<Profile>) async throws

    /// Returns the status without a request; nil if the profile is not a member.
    func status(of profile: Identifier<Profile>) async throws -> CommunityStatus?
    /// Sends waiting actions and fetches news now, regardless of earlier failures.
    func exchangeNow(of profile: Identifier<Profile>) async throws -> CommunityStatus
    /// Chooses whether to resend what a restored server lost.
    func answerLost(_ sendsAgain: Bool, of profile: Identifier<Profile>) async throws
    /// Publishes the member's own works for everyone; later changes follow automatically.
    func publishWorks(of profile: Identifier<Profile>) async throws -> WorksPublished
    /// Withdraws the member's published works that nobody else has dug, wished for or written about. Without the
    /// server, the next exchange withdraws them and reports which ones stay.
    func takeBackWorks(of profile: Identifier<Profile>) async throws -> WorksTakenBack
    /// Returns the member's notices, newest first.
    func notices(of profile: Identifier<Profile>) async throws -> [CommunityNotice]
    func dismissNotices(of profile: Identifier<Profile>) async throws

    func report(
        _ work: Identifier<Work>, because reason: ReportReason, _ text: String?, of profile: Identifier<Profile>
    ) async throws
    /// Returns open reports, most reported first; `CommunityProblem.notFound` for a member who is no moderator.
    func reports(of profile: Identifier<Profile>) async throws -> [CommunityReport]
    func moderate(
        _ action: ModeratorAction, _ id: String, because reason: ReportReason, of profile: Identifier<Profile>
    ) async throws

    /// Changes the password there, and signs all other devices out.
    func changePassword(of profile: Identifier<Profile>, from current: Password, to new: Password) async throws
    func newCodes(of profile: Identifier<Profile>, password: Password) async throws -> [RecoveryCode]
    /// Moves a membership to a new address of its community, and returns it with the key that was asked for.
    ///
    /// Before anything of the member is sent, the server there must have the community's ID, which is public, and the
    /// key of `address`, or else the key that the membership trusts, or else a valid certificate. An encrypted address
    /// is never replaced by an unencrypted one.
    @discardableResult
    func move(_ profile: Identifier<Profile>, to address: CommunityAddress) async throws -> CommunityAddress
    func devices(of profile: Identifier<Profile>) async throws -> [CommunityDevice]
    func revoke(_ device: CommunityDevice.ID, of profile: Identifier<Profile>) async throws
    func renameDevice(to label: String, of profile: Identifier<Profile>) async throws
    /// Returns whether the member's votes on characters that both dug are shown to members who show theirs.
    func showsVotes(of profile: Identifier<Profile>) async throws -> Bool
    func setShowsVotes(_ shows: Bool, of profile: Identifier<Profile>) async throws
    /// Returns everything the community stores about the member, as JSON lines.
    func export(of profile: Identifier<Profile>) async throws -> Data
    /// Deletes the account on the server and returns to this machine's community with all own data.
    func delete(
        _ profile: Identifier<Profile>, password: Password, keepingVotes: Bool, because reason: LeavingReason
    ) async throws
}

extension CommunityService {
    /// Gives the community the new password of this machine, if it had the same one. Returns the community's name, and
    /// why its password stays; nil without a membership or a new password.
    package func adopt(
        _ new: Password, replacing current: Password, of profile: Identifier<Profile>
    ) async throws -> (name: String, problem: CommunityProblem?)? {
        guard !new.isEmpty, let status = try await status(of: profile), status.standing != .removed else { return nil }
        let name = status.membership.communityName
        do {
            guard !current.isEmpty else { throw CommunityProblem.wrongCredentials }
            try await changePassword(of: profile, from: current, to: new)
            return (name, nil)
        } catch let problem as CommunityProblem {
            return (name, problem)
        }
    }
}

package struct WorksPublished: Hashable, Sendable {
    /// The number of all works, with those that wait.
    package let count: Int
    package let waiting: Int

    package init(count: Int, waiting: Int) {
        self.count = count
        self.waiting = waiting
    }
}

package struct WorksTakenBack: Hashable, Sendable {
    /// The number of works the community has removed or will remove at the next exchange.
    package let gone: Int
    /// The number of works that stay because someone else has dug, wished for or written about them.
    package let staying: Int

    package init(gone: Int, staying: Int) {
        self.gone = gone
        self.staying = staying
    }
}
