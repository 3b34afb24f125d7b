package import Domain
package import Foundation
import Synchronization

/// A community with scripted answers; records requests.
package final class ScriptedCommunity: CommunityService, CommunityMembershipRepository {
    package struct Answers: Sendable {
        package var info = CommunityInfo(name: "Film Club", members: 12, registration: .invite, terms: "Be kind.")
        /// Nil without a membership.
        package var status: CommunityStatus?
        package var notices: [CommunityNotice] = []
        package var devices: [CommunityDevice] = []
        package var showsVotes = false
        /// The codes that replace the old ones.
        package var codes: [RecoveryCode] = []
        package var reports: [CommunityReport] = []
        package var origin: CrowdOrigin?
        /// Whether a profile has data to bring along.
        package var hasDataToUpload = true
        /// The outcome of joining; nil for the membership alone.
        package var outcome: JoinOutcome?
        /// The error of every request; nil for none.
        package var problem: (any Error)?
        /// The error of requests for the status; nil for none.
        package var statusProblem: (any Error)?
    }

    package let joined = Asked<JoinRequest>()
    /// All other requests, one word each.
    package let asked = Asked<String>()
    private let answers: Mutex<Answers>
    private let gate: StepGate?

    /// - Parameters:
    ///   - gate: holds each request; nil for none.
    ///   - change: changes the default answers.
    package init(gate: StepGate? = nil, _ change: (inout Answers) -> Void = { _ in }) {
        var answers = Answers()
        change(&answers)
        self.answers = Mutex(answers)
        self.gate = gate
    }

    package func change(_ change: @Sendable (inout Answers) -> Void) { answers.withLock { change(&$0) } }

    private func answer(_ word: String) async throws -> Answers {
        asked.note(word)
        await gate?.step()
        let answers = answers.withLock { $0 }
        if let problem = answers.problem { throw problem }
        return answers
    }

    package static let membership = CommunityMembership(
        address: CommunityAddress(stored: "https://club.example.org"), communityName: "Film Club",
        member: Profile.localID, account: AccountName(stored: "mina"), device: 1, joinedAt: 1_799_000_000)

    package func info(at address: CommunityAddress) async throws -> CommunityInfo {
        try await answer("info \(address)").info
    }

    package func join(_ request: JoinRequest, as session: Session) async throws -> JoinOutcome {
        joined.note(request)
        return try await answer("join").outcome ?? JoinOutcome(membership: Self.membership, signedIn: nil)
    }

    package func signIn(_ profile: Identifier<Profile>, password: Password, deviceLabel: String) async throws {
        _ = try await answer("sign in")
    }

    package func leave(_ profile: Identifier<Profile>) async throws {
        _ = try await answer("leave")
        change { $0.status = nil }
    }

    package func status(of profile: Identifier<Profile>) async throws -> CommunityStatus? {
        let answers = answers.withLock { $0 }
        if let problem = answers.statusProblem { throw problem }
        return answers.status
    }

    package func hasDataToUpload(_ profile: Identifier<Profile>) async throws -> Bool {
        answers.withLock { $0.hasDataToUpload }
    }

    package func exchangeNow(of profile: Identifier<Profile>) async throws -> CommunityStatus {
        try await answer("send").status ?? CommunityStatus(membership: Self.membership)
    }

    package func answerLost(_ sendsAgain: Bool, of profile: Identifier<Profile>) async throws {
        _ = try await answer("lost \(sendsAgain)")
    }

    package func publishWorks(of profile: Identifier<Profile>) async throws -> WorksPublished {
        _ = try await answer("publish")
        return WorksPublished(count: 2, waiting: 1)
    }

    package func takeBackWorks(of profile: Identifier<Profile>) async throws -> WorksTakenBack {
        _ = try await answer("take back")
        return WorksTakenBack(gone: 2, staying: 1)
    }

    package func notices(of profile: Identifier<Profile>) async throws -> [CommunityNotice] {
        answers.withLock { $0.notices }
    }

    package func dismissNotices(of profile: Identifier<Profile>) async throws {
        _ = try await answer("dismiss")
        change { $0.notices = [] }
    }

    package func report(
        _ work: Identifier<Work>, because reason: ReportReason, _ text: String?, of profile: Identifier<Profile>
    ) async throws { _ = try await answer("report \(work)") }

    package func reports(of profile: Identifier<Profile>) async throws -> [CommunityReport] {
        try await answer("reports").reports
    }

    package func moderate(
        _ action: ModeratorAction, _ id: String, because reason: ReportReason, of profile: Identifier<Profile>
    ) async throws { _ = try await answer("\(action) \(id)") }

    package func changePassword(
        of profile: Identifier<Profile>, from current: Password, to new: Password
    ) async throws { _ = try await answer("password") }

    package func newCodes(of profile: Identifier<Profile>, password: Password) async throws -> [RecoveryCode] {
        try await answer("codes").codes
    }

    package func move(
        _ profile: Identifier<Profile>, to address: CommunityAddress
    ) async throws -> CommunityAddress {
        _ = try await answer("move \(address)")
        return address
    }

    package func showsVotes(of profile: Identifier<Profile>) async throws -> Bool {
        try await answer("shows votes").showsVotes
    }

    package func setShowsVotes(_ shows: Bool, of profile: Identifier<Profile>) async throws {
        _ = try await answer("show votes \(shows)")
        change { $0.showsVotes = shows }
    }

    package func renameDevice(to label: String, of profile: Identifier<Profile>) async throws {
        _ = try await answer("name \(label)")
        change { answers in
            answers.devices = answers.devices.map {
                CommunityDevice(id: $0.id, label: $0.isThis ? label : $0.label, usedAt: $0.usedAt, isThis: $0.isThis)
            }
        }
    }

    package func devices(of profile: Identifier<Profile>) async throws -> [CommunityDevice] {
        try await answer("devices").devices
    }

    package func revoke(_ device: CommunityDevice.ID, of profile: Identifier<Profile>) async throws {
        _ = try await answer("revoke \(device)")
        change { $0.devices.removeAll { $0.id == device } }
    }

    package func export(of profile: Identifier<Profile>) async throws -> Data {
        _ = try await answer("export")
        return Data("{}\n".utf8)
    }

    package func delete(
        _ profile: Identifier<Profile>, password: Password, keepingVotes: Bool, because reason: LeavingReason
    ) async throws {
        _ = try await answer("delete \(keepingVotes)")
        change { $0.status = nil }
    }

    package func membership(of profile: Identifier<Profile>) async throws -> CommunityMembership? {
        answers.withLock { $0.status?.membership }
    }

    package func crowd(of subject: CrowdSubject, for profile: Identifier<Profile>) async throws -> CrowdOrigin? {
        answers.withLock { $0.origin }
    }
}

/// Records values in order.
package final class Asked<Value: Sendable>: Sendable {
    private let all = Mutex<[Value]>([])

    init() {}

    package var values: [Value] { all.withLock { $0 } }

    func note(_ value: Value) { all.withLock { $0.append(value) } }
}
