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
            let (account, token) = try await signedIn(profile)
            let leave = LeaveRequest(
                password: password.text, votes: .known(keepingVotes ? .keep : .remove), reason: reason.kind.rawValue,
                text: reason.text.isEmpty ? nil : reason.text)
            let request = CommunityRequest(
                .delete, .me, at: account.membership.address, token: token, body: try WireCoder.encode(leave))
            _ = try await connection.reply(to: request)
            await exchange.stop(for: profile)
            try await ledger.leave(profile, isAccountGone: true)
            try tokens.clear(of: profile)
        }
    }

    package func export(of profile: Identifier<Profile>) async throws -> Data {
        try await asking {
            let (account, token) = try await signedIn(profile)
            let request = CommunityRequest(.get, .export, at: account.membership.address, token: token)
            return try await connection.reply(to: request).body ?? Data()
        }
    }

    // MARK: Devices

    package func devices(of profile: Identifier<Profile>) async throws -> [CommunityDevice] {
        try await asking {
            let (account, token) = try await signedIn(profile)
            let request = CommunityRequest(.get, .devices, at: account.membership.address, token: token)
            let answer = try await connection.required(DevicesAnswer.self, to: request)
            return answer.devices.prefix(1_000).map {
                CommunityDevice(
                    id: $0.no, label: PlainText.line($0.label, limit: ProtocolLimits.deviceLabel),
                    usedAt: Self.day($0.day), isThis: $0.isThis)
            }
        }
    }

    package func revoke(_ device: CommunityDevice.ID, of profile: Identifier<Profile>) async throws {
        try await asking {
            let (account, token) = try await signedIn(profile)
            let request = CommunityRequest(.delete, .device(device), at: account.membership.address, token: token)
            _ = try await connection.reply(to: request)
        }
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

    package func publishWorks(of profile: Identifier<Profile>) async throws -> Int {
        let count = try await ledger.publish(of: profile)
        try? await exchange.exchange(of: profile)
        return count
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
