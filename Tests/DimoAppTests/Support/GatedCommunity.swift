import Domain
import Foundation
import Persistence
import TestSupport

@testable import DimoApp

/// A community that changes the store as a server's answer would, with five steps of a gate before and five after.
struct GatedCommunity: CommunityService {
    let transfer: GatedTransfer
    let store: Store
    var codes: [RecoveryCode] = []

    static let name = "Film Club"

    private var ledger: SQLiteCommunityLedger { SQLiteCommunityLedger(database: store.database) }

    func info(at address: CommunityAddress) async throws -> CommunityInfo {
        CommunityInfo(name: Self.name, members: 12, registration: .open)
    }

    func join(_ request: JoinRequest, as session: Session) async throws -> JoinOutcome {
        try await transfer.around {
            let membership = CommunityMembership(
                address: request.address, communityName: Self.name, member: session.profile.id, account: request.name,
                device: 1, joinedAt: Stage.evening.now())
            try await ledger.join(membership, uploading: request.brings)
            return JoinOutcome(membership: membership, signedIn: nil, codes: codes)
        }
    }

    func leave(_ profile: Identifier<Profile>) async throws {
        try await transfer.around { try await ledger.leave(profile) }
    }

    func status(of profile: Identifier<Profile>) async throws -> CommunityStatus? {
        try await ledger.status(of: profile)
    }

    func exchangeNow(of profile: Identifier<Profile>) async throws -> CommunityStatus {
        try await transfer.around {
            guard let status = try await ledger.status(of: profile) else { throw CommunityProblem.notMember }
            try await store.database.acknowledgeAll()
            return CommunityStatus(membership: status.membership)
        }
    }

    func publishWorks(of profile: Identifier<Profile>) async throws -> WorksPublished {
        try await transfer.around { WorksPublished(count: try await ledger.publish(of: profile), waiting: 0) }
    }

    func takeBackWorks(of profile: Identifier<Profile>) async throws -> WorksTakenBack {
        try await transfer.around { WorksTakenBack(gone: try await ledger.takeBack(of: profile), staying: 0) }
    }

    func notices(of profile: Identifier<Profile>) async throws -> [CommunityNotice] { [] }

    // MARK: Not asked

    private var notAsked: CommunityProblem { .notFound }

    func signIn(_ profile: Identifier<Profile>, password: Password, deviceLabel: String) async throws { throw notAsked }

    func answerLost(_ sendsAgain: Bool, of profile: Identifier<Profile>) async throws { throw notAsked }

    func dismissNotices(of profile: Identifier<Profile>) async throws { throw notAsked }

    func report(
        _ work: Identifier<Work>, because reason: ReportReason, _ text: String?, of profile: Identifier<Profile>
    ) async throws { throw notAsked }

    func reports(of profile: Identifier<Profile>) async throws -> [CommunityReport] { throw notAsked }

    func moderate(
        _ action: ModeratorAction, _ id: String, because reason: ReportReason, of profile: Identifier<Profile>
    ) async throws { throw notAsked }

    func changePassword(
        of profile: Identifier<Profile>, from current: Password, to new: Password
    ) async throws { throw notAsked }

    func newCodes(of profile: Identifier<Profile>, password: Password) async throws -> [RecoveryCode] { throw notAsked }

    func move(_ profile: Identifier<Profile>, to address: CommunityAddress) async throws -> CommunityAddress {
        throw notAsked
    }

    func showsVotes(of profile: Identifier<Profile>) async throws -> Bool { throw notAsked }

    func setShowsVotes(_ shows: Bool, of profile: Identifier<Profile>) async throws { throw notAsked }

    func renameDevice(to label: String, of profile: Identifier<Profile>) async throws { throw notAsked }

    func devices(of profile: Identifier<Profile>) async throws -> [CommunityDevice] { throw notAsked }

    func revoke(_ device: CommunityDevice.ID, of profile: Identifier<Profile>) async throws { throw notAsked }

    func export(of profile: Identifier<Profile>) async throws -> Data { throw notAsked }

    func delete(
        _ profile: Identifier<Profile>, password: Password, keepingVotes: Bool, because reason: LeavingReason
    ) async throws { throw notAsked }
}
