import CommunityProtocol
import Domain

extension CommunityExchange {
    /// Sends waiting actions batch by batch, then pulls the changes of other devices. If the server runs on an older
    /// copy, checks at once whether its operator declared the restore. Throws `CommunityFailure`, `CommunityProblem`,
    /// `StoreError`, or `CancellationError`.
    func sendAndPull(_ profile: Identifier<Profile>) async throws {
        do {
            try await sendThenPull(profile)
        } catch CommunityProblem.olderCopy {
            try await sendThenPull(profile)
            if try await ledger.account(of: profile)?.standing == .paused { throw CommunityProblem.olderCopy }
        }
    }

    private func sendThenPull(_ profile: Identifier<Profile>) async throws {
        guard var account = try await ledger.account(of: profile) else { throw CommunityProblem.notMember }
        guard let token = try tokens.token(of: profile) else {
            throw CommunityFailure.refused(status: 401, nil, retryAfter: nil)
        }
        if account.standing == .paused {
            try await lookForRestore(account, token)
            account = try await ledger.account(of: profile) ?? account
        } else if account.standing == .outdated {
            // Either side may have been updated: an answer is proof enough.
            _ = try await ownMember(account, token)
            try await ledger.note(LedgerNews(standing: .active), of: profile, at: clock.now())
            account = try await ledger.account(of: profile) ?? account
        }
        switch account.standing {
        case .active:
            // The server may already have this data from an earlier membership.
            if account.cursor == 0, account.waiting > 0 {
                try await pullCatalogue(account, token)
                try await pullChanges(account, token)
            }
            try await send(account, token)
        // What waits of a suspended member is sent once the changes say that the suspension has ended.
        case .suspended, .renumbered, .putBack:
            break
        // Changes of an older copy are not pulled until the losses are known.
        case .paused, .asking, .outdated, .signedOut, .removed:
            return
        }
        try await pull(profile, token)
    }

    /// Pulls works first: another device's vote may concern a work that is missing here.
    private func pull(_ profile: Identifier<Profile>, _ token: CommunityToken) async throws {
        guard var account = try await ledger.account(of: profile), account.standing.isInTouch else { return }
        let start = account.cursor
        try await pullCatalogue(account, token)
        try await pullChanges(account, token)
        account = try await ledger.account(of: profile) ?? account
        if account.hasNewWorks {
            try await pullCatalogue(account, token)
            try await pullChanges(account, token, from: start)
            account = try await ledger.account(of: profile) ?? account
        }
        // Sends actions that waited for a newly pulled work, or for the end of a suspension.
        if account.standing == .active, account.waiting > 0 { try await send(account, token) }
    }

    private func pullCatalogue(_ account: LedgerAccount, _ token: CommunityToken) async throws {
        guard account.hasNewWorks else { return }
        try await readCatalogue(account, token, from: account.catalogueCursor) {
            try await ledger.store($0, of: account.membership.member)
        }
    }

    func readCatalogue(
        _ account: LedgerAccount, _ token: CommunityToken, from start: Int64,
        _ received: (PageAnswer<CatalogueRow>) async throws -> Void
    ) async throws {
        var cursor = start
        for _ in 0..<Self.mostPages {
            try Task.checkCancellation()
            var request = CommunityRequest(.get, .catalogue, at: account.membership.address, token: token)
            request.query = [(.after, String(cursor))]
            let (answer, reply) = try await connection.message(PageAnswer<CatalogueRow>.self, to: request)
            try await record(reply, account)
            guard let answer, let last = answer.rows.map(\.seq).max() else { return }
            guard last > cursor else { throw CommunityProblem.unreadable(at: "\(Endpoint.catalogue.path).seq") }
            try await received(answer)
            cursor = last
            guard answer.next != nil else { return }
        }
    }

    private func send(_ account: LedgerAccount, _ token: CommunityToken) async throws {
        let profile = account.membership.member
        while let batch = try await ledger.nextBatch(of: profile) {
            try Task.checkCancellation()
            let request = CommunityRequest(
                .post, .operations, at: account.membership.address, token: token, body: try batch.body,
                isIdempotent: true)
            let (answer, reply) = try await sent(request, account, token)
            try await record(reply, account)
            guard let answer, answer.last > batch.head.after, answer.last <= batch.head.after + Int64(batch.lines.count)
            else {
                if let wait = answer?.retryAfter { throw CommunityProblem.busy(seconds: wait) }
                throw CommunityProblem.unreadable(at: "\(Endpoint.operations.path).last")
            }
            try await ledger.store(answer, of: profile, at: clock.now())
            if let wait = answer.retryAfter {
                throw CommunityFailure.refused(status: 429, nil, retryAfter: wait)
            }
        }
    }

    /// Sends a batch. If this store is an older copy, the server knows later actions of this device; they are pulled as
    /// its own before the member signs in as a new device.
    private func sent(
        _ request: CommunityRequest, _ account: LedgerAccount, _ token: CommunityToken
    ) async throws -> (BatchAnswer?, CommunityReply) {
        do {
            return try await connection.message(BatchAnswer.self, to: request)
        } catch let failure as CommunityFailure where failure.problem == .olderCopy {
            try await ledger.note(LedgerNews(standing: .paused), of: account.membership.member, at: clock.now())
            throw CommunityProblem.olderCopy
        } catch let failure as CommunityFailure where failure.problem == .putBack {
            let profile = account.membership.member
            try await ledger.note(LedgerNews(standing: .putBack), of: profile, at: clock.now())
            try await pull(profile, token)
            throw failure
        }
    }

    private func pullChanges(_ account: LedgerAccount, _ token: CommunityToken, from start: Int64? = nil) async throws {
        let profile = account.membership.member
        var cursor = start ?? account.cursor
        do {
            try await readChanges(account, token, from: cursor) {
                try await ledger.store($0, of: profile, at: clock.now())
                try await note(isSuspended: $0.suspended == true, account)
                cursor = $0.cursor
            }
        } catch let failure as CommunityFailure where failure.code == .cursor && cursor > 0 {
            guard try await ownMember(account, token).seq >= cursor else {
                try await ledger.note(LedgerNews(standing: .paused), of: profile, at: clock.now())
                throw CommunityProblem.olderCopy
            }
            // The cursor is too old; pull everything again.
            try await ledger.resetCursor(of: profile)
            try await readChanges(account, token, from: 0) { try await ledger.store($0, of: profile, at: clock.now()) }
        }
    }

    /// The server tells of a suspension with the changes, so a member with nothing to send learns of it, too.
    private func note(isSuspended: Bool, _ account: LedgerAccount) async throws {
        guard [.active, .suspended].contains(account.standing) else { return }
        let standing: CommunityStanding = isSuspended ? .suspended : .active
        guard standing != account.standing else { return }
        try await ledger.note(LedgerNews(standing: standing), of: account.membership.member, at: clock.now())
    }

    func readChanges(
        _ account: LedgerAccount, _ token: CommunityToken, from start: Int64,
        _ received: (ChangesAnswer) async throws -> Void
    ) async throws {
        var cursor = start
        for _ in 0..<Self.mostPages {
            try Task.checkCancellation()
            var request = CommunityRequest(.get, .changes, at: account.membership.address, token: token)
            request.query = [(.after, String(cursor))]
            let (answer, reply) = try await connection.message(ChangesAnswer.self, to: request)
            try await record(reply, account)
            guard let answer, answer.cursor >= cursor, !answer.more || answer.cursor > cursor else {
                throw CommunityProblem.unreadable(at: "\(Endpoint.changes.path).cursor")
            }
            try await received(answer)
            cursor = answer.cursor
            guard answer.more else { return }
        }
    }
}
