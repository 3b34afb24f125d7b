import CommunityProtocol
package import Domain
package import Foundation

/// What a member of a community can do: leave, look after devices, send and take in.
extension CommunityAccounts {
    // MARK: Leaving

    /// Signs out; without the server, too.
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

    /// Deletes the account there.
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

    /// The devices on which a member is signed in.
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

    /// Signs a device out.
    package func revoke(_ device: CommunityDevice.ID, of profile: Identifier<Profile>) async throws {
        try await asking {
            let (account, token) = try await signedIn(profile)
            let request = CommunityRequest(.delete, .device(device), at: account.membership.address, token: token)
            _ = try await connection.reply(to: request)
        }
    }

    /// Ends the device that this one was before, if the server still has it. After a restore its number may be that of
    /// another.
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

    /// How a member stands, without asking anyone.
    package func status(of profile: Identifier<Profile>) async throws -> CommunityStatus? {
        try await ledger.status(of: profile)
    }

    /// Sends what waits and takes in what is new. Where the server was restored or this copy was put back, how the member
    /// stands says so.
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

    /// Answers whether to send again what a restored server lost.
    package func answerLost(_ sendsAgain: Bool, of profile: Identifier<Profile>) async throws {
        try await ledger.answerLost(sendsAgain, of: profile, at: services.clock.now())
        try? await exchange.exchange(of: profile)
    }

    /// Sends a member's own works, and answers how many they are.
    package func publishWorks(of profile: Identifier<Profile>) async throws -> Int {
        let count = try await ledger.publish(of: profile)
        try? await exchange.exchange(of: profile)
        return count
    }

    /// Takes a member's works back.
    package func takeBackWorks(of profile: Identifier<Profile>) async throws -> WorksTakenBack {
        let count = try await ledger.takeBack(of: profile)
        if count > 0 { try? await exchange.exchange(of: profile) }
        let staying = min(try await ledger.publishedWorks(of: profile), count)
        return WorksTakenBack(gone: count - staying, staying: staying)
    }

    /// What a member is to be told.
    package func notices(of profile: Identifier<Profile>) async throws -> [CommunityNotice] {
        try await ledger.notices(of: profile)
    }

    /// Forgets what was told.
    package func dismissNotices(of profile: Identifier<Profile>) async throws {
        try await ledger.dismissNotices(of: profile)
    }
}
