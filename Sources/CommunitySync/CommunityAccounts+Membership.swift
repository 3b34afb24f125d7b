import CommunityProtocol
package import Domain
package import Foundation

extension CommunityAccounts {
    // MARK: Leaving

    /// Signs out, even if the server cannot be reached.
    package func leave(_ profile: Identifier<Profile>) async throws {
        let account = try await account(of: profile)
        await exchange.stop(for: profile)
        if let token = try? tokens.token(of: profile) {
            let request = CommunityRequest(
                .delete, .device(account.membership.device), at: account.membership.address, token: token)
            _ = try? await connection.reply(to: request)
        }
        try await ledger.leave(profile, isAccountGone: false)
        try tokens.clear(of: profile)
    }

    package func delete(
        _ profile: Identifier<Profile>, password: Password, keepingVotes: Bool, because reason: LeavingReason
    ) async throws {
        try await asking {
            let leave = LeaveRequest(
                password: password.text, votes: .known(keepingVotes ? .keep : .remove), reason: reason.kind.rawValue,
                text: reason.text.isEmpty ? nil : reason.text)
            _ = try await connection.reply(to: request(.delete, .me, of: profile, WireCoder.encode(leave)))
            await exchange.stop(for: profile)
            try await ledger.leave(profile, isAccountGone: true)
            try tokens.clear(of: profile)
        }
    }

    package func export(of profile: Identifier<Profile>) async throws -> Data {
        try await asking { try await connection.reply(to: request(.get, .export, of: profile)).body ?? Data() }
    }

    // MARK: Moderation

    package func report(
        _ work: Identifier<Work>, because reason: ReportReason, _ text: String?, of profile: Identifier<Profile>
    ) async throws {
        let message = WorkReportRequest(reason: .known(reason), text: text)
        try await send(.post, .workReport(work), of: profile, message)
    }

    package func reports(of profile: Identifier<Profile>) async throws -> [CommunityReport] {
        do {
            return try await openReports(of: profile)
        } catch CommunityProblem.notFound {
            // Servers hide the list from members who may not moderate.
            throw CommunityProblem.refused(CommunityProblem.moderatorsOnly)
        }
    }

    private func openReports(of profile: Identifier<Profile>) async throws -> [CommunityReport] {
        try await asking {
            let answer = try await connection.required(ReportsAnswer.self, to: request(.get, .reports, of: profile))
            return answer.rows.prefix(1_000).map { row in
                CommunityReport(
                    isWork: row.kind.value == .work, id: PlainText.line(row.id, limit: 128),
                    author: row.author.map { PlainText.line($0, limit: Profile.longestNickname) },
                    text: PlainText.line(row.text, limit: 500), reporters: row.reporters,
                    reasons: row.reasons.prefix(20).map { PlainText.line($0, limit: 40) }, isHidden: row.hidden)
            }
        }
    }

    package func moderate(
        _ action: ModeratorAction, _ id: String, because reason: ReportReason, of profile: Identifier<Profile>
    ) async throws {
        let message = ModerationRequest(action: .known(action), id: id, reason: .known(reason))
        try await send(.post, .reports, of: profile, message)
    }

    // MARK: The password

    /// Changes the password there, and signs all other devices out.
    package func changePassword(
        of profile: Identifier<Profile>, from current: Password, to new: Password
    ) async throws {
        try await send(.put, .password, of: profile, PasswordChange(current: current.text, new: new.text))
    }

    package func newCodes(of profile: Identifier<Profile>, password: Password) async throws -> [RecoveryCode] {
        try await asking {
            let body = try WireCoder.encode(RecoveryCodesRequest(current: password.text))
            let request = try await request(.post, .codes, of: profile, body)
            return Self.codes(try await connection.required(RecoveryCodesAnswer.self, to: request).codes)
        }
    }

    // MARK: Devices

    package func devices(of profile: Identifier<Profile>) async throws -> [CommunityDevice] {
        try await asking {
            let answer = try await connection.required(DevicesAnswer.self, to: request(.get, .devices, of: profile))
            return answer.devices.prefix(1_000).map {
                CommunityDevice(
                    id: $0.no, label: PlainText.line($0.label, limit: ProtocolLimits.deviceLabel),
                    usedAt: Self.day($0.day), isThis: $0.isThis)
            }
        }
    }

    package func revoke(_ device: CommunityDevice.ID, of profile: Identifier<Profile>) async throws {
        try await asking { _ = try await connection.reply(to: request(.delete, .device(device), of: profile)) }
    }

    package func renameDevice(to label: String, of profile: Identifier<Profile>) async throws {
        let device = try await account(of: profile).membership.device
        let label = PlainText.line(label, limit: ProtocolLimits.deviceLabel)
        try await send(.patch, .device(device), of: profile, DeviceChange(label: label))
        try await ledger.name(label, deviceOf: profile)
    }

    /// Ends this machine's former device. Compares the label as well: a restore may have reassigned the number.
    func endDevice(_ device: CommunityDevice.ID, called label: String, of profile: Identifier<Profile>) async {
        guard let devices = try? await devices(of: profile),
            devices.contains(where: { $0.id == device && $0.label == label && !$0.isThis })
        else { return }
        try? await revoke(device, of: profile)
    }

    private static func day(_ text: String) -> Int64 {
        let style = Date.ISO8601FormatStyle().year().month().day()
        return (try? style.parse(text)).map { Int64($0.timeIntervalSince1970) } ?? 0
    }

    // MARK: Shown votes

    package func showsVotes(of profile: Identifier<Profile>) async throws -> Bool {
        try await asking {
            try choice(of: await connection.required(OwnMember.self, to: request(.get, .me, of: profile)))
        }
    }

    package func setShowsVotes(_ shows: Bool, of profile: Identifier<Profile>) async throws {
        try await asking {
            let body = try WireCoder.encode(OwnMemberChange(showsVotes: shows))
            let answer = try await connection.required(
                OwnMember.self, to: request(.patch, .me, of: profile, body))
            guard try choice(of: answer) == shows else { throw CommunityProblem.unreadable(at: "showsVotes") }
            try await ledger.forgetShownVotes(of: profile)
        }
    }

    private func choice(of member: OwnMember) throws(CommunityProblem) -> Bool {
        guard let shows = member.showsVotes else { throw .communityTooOld }
        return shows
    }

    // MARK: Standing

    /// Returns the member's status without a request.
    package func status(of profile: Identifier<Profile>) async throws -> CommunityStatus? {
        try await ledger.status(of: profile)
    }

    /// Exchanges now. The status tells whether the server was restored or this store was replaced with a copy.
    package func exchangeNow(of profile: Identifier<Profile>) async throws -> CommunityStatus {
        try await asking {
            do {
                try await exchange.exchange(of: profile)
            } catch let problem as CommunityProblem where problem.isStanding {
            }
            await exchange.refresh(.server, for: profile)
            guard let status = try await ledger.status(of: profile) else { throw CommunityProblem.notMember }
            return status
        }
    }

    package func answerLost(_ sendsAgain: Bool, of profile: Identifier<Profile>) async throws {
        try await ledger.answerLost(sendsAgain, of: profile, at: services.clock.now())
        try? await exchange.exchange(of: profile)
    }

    package func publishWorks(of profile: Identifier<Profile>) async throws -> WorksPublished {
        let count = try await ledger.publish(of: profile)
        try? await exchange.exchange(of: profile)
        return WorksPublished(count: count, waiting: min(try await ledger.waitingWorks(of: profile), count))
    }

    package func takeBackWorks(of profile: Identifier<Profile>) async throws -> WorksTakenBack {
        let count = try await ledger.takeBack(of: profile)
        if count > 0 { try? await exchange.exchange(of: profile) }
        let staying = min(try await ledger.publishedWorks(of: profile), count)
        return WorksTakenBack(gone: count - staying, staying: staying)
    }

    package func notices(of profile: Identifier<Profile>) async throws -> [CommunityNotice] {
        try await ledger.notices(of: profile)
    }

    package func dismissNotices(of profile: Identifier<Profile>) async throws {
        try await ledger.dismissNotices(of: profile)
    }
}
