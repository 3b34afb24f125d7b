import CommunityProtocol
import Domain

extension CommunityExchange {
    /// Sends what waits, batch by batch, then takes in what other devices did. Where the server turns out to stand on an older
    /// copy, it is asked at once whether that is whole.
    ///
    /// - Throws: `CommunityFailure`, `CommunityProblem`, `StoreError`, or `CancellationError`.
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
        }
        switch account.standing {
        case .active, .suspended:
            // What a member brings may be there already, from an earlier membership.
            if account.cursor == 0, account.waiting > 0 {
                try await pullCatalogue(account, token)
                try await pullChanges(account, token)
            }
            try await send(account, token)
        case .renumbered, .putBack:
            break
        // What an older copy has is not taken in before it is known what was lost.
        case .paused, .asking, .outdated, .signedOut, .removed:
            return
        }
        try await pull(profile, token)
    }

    /// Works first: a vote of another device may be on what is not here yet.
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
        // What waited for a work that is known by now.
        if account.standing == .active, account.waiting > 0 { try await send(account, token) }
    }

    /// Takes in the works that members published.
    private func pullCatalogue(_ account: LedgerAccount, _ token: CommunityToken) async throws {
        guard account.hasNewWorks else { return }
        try await readCatalogue(account, token, from: account.catalogueCursor) {
            try await ledger.take($0, of: account.membership.member)
        }
    }

    /// Reads the works that members published since a change, page by page.
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
            try await take(reply, account)
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
            try await take(reply, account)
            guard let answer, answer.last > batch.head.after, answer.last <= batch.head.after + Int64(batch.lines.count)
            else {
                if let wait = answer?.retryAfter { throw CommunityProblem.busy(seconds: wait) }
                throw CommunityProblem.unreadable(at: "\(Endpoint.operations.path).last")
            }
            try await ledger.take(answer, of: profile, at: clock.now())
            if let wait = answer.retryAfter {
                throw CommunityFailure.refused(status: 429, nil, retryAfter: wait)
            }
        }
        if account.standing == .suspended {
            try await ledger.note(LedgerNews(standing: .active), of: profile, at: clock.now())
        }
    }

    /// Where the server knows of more than this copy of the store, what it has is taken in as this device's own before the
    /// member signs in as another.
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

    private func pullChanges(
        _ account: LedgerAccount, _ token: CommunityToken, from start: Int64? = nil
    ) async throws {
        let profile = account.membership.member
        var cursor = start ?? account.cursor
        do {
            try await readChanges(account, token, from: cursor) {
                try await ledger.take($0, of: profile, at: clock.now())
                cursor = $0.cursor
            }
        } catch let failure as CommunityFailure where failure.code == .cursor && cursor > 0 {
            guard try await ownMember(account, token).seq >= cursor else {
                try await ledger.note(LedgerNews(standing: .paused), of: profile, at: clock.now())
                throw CommunityProblem.olderCopy
            }
            // Too old to go on from: all of it once more.
            try await ledger.resetCursor(of: profile)
            try await readChanges(account, token, from: 0) { try await ledger.take($0, of: profile, at: clock.now()) }
        }
    }

    /// Reads what the member's devices did since a change, page by page.
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
            try await take(reply, account)
            guard let answer, answer.cursor >= cursor, !answer.more || answer.cursor > cursor else {
                throw CommunityProblem.unreadable(at: "\(Endpoint.changes.path).cursor")
            }
            try await received(answer)
            cursor = answer.cursor
            guard answer.more else { return }
        }
    }
}
