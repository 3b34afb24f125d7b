package import Domain
package import Foundation
import Synchronization

/// A community that answers as a test says, and keeps what it was asked.
package final class ScriptedCommunity: CommunityService, CommunityMembershipRepository {
    package struct Answers: Sendable {
        /// What it says of itself.
        package var info = CommunityInfo(name: "Film Club", members: 12, registration: .invite, terms: "Be kind.")
        /// How the member stands; nil for nobody.
        package var status: CommunityStatus?
        /// What the member is to be told.
        package var notices: [CommunityNotice] = []
        /// The member's devices.
        package var devices: [CommunityDevice] = []
        /// Whether the member shows their votes.
        package var showsVotes = false
        /// The codes that replace the old ones.
        package var codes: [RecoveryCode] = []
        /// What is reported.
        package var reports: [CommunityReport] = []
        /// Whose numbers are shown.
        package var origin: CrowdOrigin?
        /// Whether whoever joins has something to bring.
        package var hasBaggage = true
        /// What comes of joining; nil for the membership alone.
        package var outcome: JoinOutcome?
        /// What every question fails with.
        package var problem: (any Error)?
        /// What asking how the member stands fails with.
        package var statusProblem: (any Error)?
    }

    package let joined = Asked<JoinRequest>()
    /// Everything else that was asked, in a word each.
    package let asked = Asked<String>()
    private let answers: Mutex<Answers>
    private let gate: StepGate?

    /// - Parameters:
    ///   - gate: where a question waits for its answer; nil for nowhere.
    ///   - change: what it answers other than by itself.
    package init(gate: StepGate? = nil, _ change: (inout Answers) -> Void = { _ in }) {
        var answers = Answers()
        change(&answers)
        self.answers = Mutex(answers)
        self.gate = gate
    }

    /// Other answers from now on.
    package func change(_ change: @Sendable (inout Answers) -> Void) { answers.withLock { change(&$0) } }

    private func answer(_ word: String) async throws -> Answers {
        asked.note(word)
        await gate?.step()
        let answers = answers.withLock { $0 }
        if let problem = answers.problem { throw problem }
        return answers
    }

    /// The membership of a test.
    package static let membership = CommunityMembership(
        address: CommunityAddress(stored: "https://club.example.org"), communityName: "Film Club",
        member: Profile.localID, account: AccountName(stored: "mina"), device: 1, joinedAt: 1_799_000_000)

    /// As the test says.
    package func info(at address: CommunityAddress) async throws -> CommunityInfo {
        try await answer("info \(address)").info
    }

    /// As the test says.
    package func join(_ request: JoinRequest, as session: Session) async throws -> JoinOutcome {
        joined.note(request)
        return try await answer("join").outcome ?? JoinOutcome(membership: Self.membership, signedIn: nil)
    }

    /// As the test says.
    package func signIn(_ profile: Identifier<Profile>, password: Password, deviceLabel: String) async throws {
        _ = try await answer("sign in")
    }

    /// As the test says.
    package func leave(_ profile: Identifier<Profile>) async throws {
        _ = try await answer("leave")
        change { $0.status = nil }
    }

    /// As the test says.
    package func status(of profile: Identifier<Profile>) async throws -> CommunityStatus? {
        let answers = answers.withLock { $0 }
        if let problem = answers.statusProblem { throw problem }
        return answers.status
    }

    /// As the test says.
    package func hasBaggage(_ profile: Identifier<Profile>) async throws -> Bool { answers.withLock { $0.hasBaggage } }

    /// As the test says.
    package func exchangeNow(of profile: Identifier<Profile>) async throws -> CommunityStatus {
        try await answer("send").status ?? CommunityStatus(membership: Self.membership)
    }

    /// As the test says.
    package func answerLost(_ sendsAgain: Bool, of profile: Identifier<Profile>) async throws {
        _ = try await answer("lost \(sendsAgain)")
    }

    /// As the test says.
    package func publishWorks(of profile: Identifier<Profile>) async throws -> Int {
        _ = try await answer("publish")
        return 2
    }

    /// As the test says.
    package func takeBackWorks(of profile: Identifier<Profile>) async throws -> WorksTakenBack {
        _ = try await answer("take back")
        return WorksTakenBack(gone: 2, staying: 1)
    }

    /// As the test says.
    package func notices(of profile: Identifier<Profile>) async throws -> [CommunityNotice] {
        answers.withLock { $0.notices }
    }

    /// As the test says.
    package func dismissNotices(of profile: Identifier<Profile>) async throws {
        _ = try await answer("dismiss")
        change { $0.notices = [] }
    }

    /// As the test says.
    package func report(
        _ work: Identifier<Work>, because reason: ReportReason, _ text: String?, of profile: Identifier<Profile>
    ) async throws { _ = try await answer("report \(work)") }

    /// As the test says.
    package func reports(of profile: Identifier<Profile>) async throws -> [CommunityReport] {
        try await answer("reports").reports
    }

    /// As the test says.
    package func moderate(
        _ action: ModeratorAction, _ id: String, because reason: ReportReason, of profile: Identifier<Profile>
    ) async throws { _ = try await answer("\(action) \(id)") }

    /// As the test says.
    package func changePassword(
        of profile: Identifier<Profile>, from current: Password, to new: Password
    ) async throws { _ = try await answer("password") }

    /// As the test says.
    package func newCodes(of profile: Identifier<Profile>, password: Password) async throws -> [RecoveryCode] {
        try await answer("codes").codes
    }

    /// As the test says.
    package func move(
        _ profile: Identifier<Profile>, to address: CommunityAddress
    ) async throws -> CommunityAddress {
        _ = try await answer("move \(address)")
        return address
    }

    /// As the test says.
    package func showsVotes(of profile: Identifier<Profile>) async throws -> Bool {
        try await answer("shows votes").showsVotes
    }

    /// As the test says.
    package func setShowsVotes(_ shows: Bool, of profile: Identifier<Profile>) async throws {
        _ = try await answer("show votes \(shows)")
        change { $0.showsVotes = shows }
    }

    /// As the test says.
    package func renameDevice(to label: String, of profile: Identifier<Profile>) async throws {
        _ = try await answer("name \(label)")
        change { answers in
            answers.devices = answers.devices.map {
                CommunityDevice(id: $0.id, label: $0.isThis ? label : $0.label, usedAt: $0.usedAt, isThis: $0.isThis)
            }
        }
    }

    /// As the test says.
    package func devices(of profile: Identifier<Profile>) async throws -> [CommunityDevice] {
        try await answer("devices").devices
    }

    /// As the test says.
    package func revoke(_ device: CommunityDevice.ID, of profile: Identifier<Profile>) async throws {
        _ = try await answer("revoke \(device)")
        change { $0.devices.removeAll { $0.id == device } }
    }

    /// As the test says.
    package func export(of profile: Identifier<Profile>) async throws -> Data {
        _ = try await answer("export")
        return Data("{}\n".utf8)
    }

    /// As the test says.
    package func delete(
        _ profile: Identifier<Profile>, password: Password, keepingVotes: Bool, because reason: LeavingReason
    ) async throws {
        _ = try await answer("delete \(keepingVotes)")
        change { $0.status = nil }
    }

    /// As the test says.
    package func membership(of profile: Identifier<Profile>) async throws -> CommunityMembership? {
        answers.withLock { $0.status?.membership }
    }

    /// As the test says.
    package func crowd(of subject: CrowdSubject, for profile: Identifier<Profile>) async throws -> CrowdOrigin? {
        answers.withLock { $0.origin }
    }
}

/// What was asked, in its order.
package final class Asked<Value: Sendable>: Sendable {
    private let all = Mutex<[Value]>([])

    /// Nothing yet.
    init() {}

    /// All of it.
    package var values: [Value] { all.withLock { $0 } }

    func note(_ value: Value) { all.withLock { $0.append(value) } }
}
