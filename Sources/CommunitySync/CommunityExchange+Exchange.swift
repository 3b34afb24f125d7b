internal import CommunityProtocol
internal import Domain

extension CommunityExchange {
    /// A beat that fell by more than this many minutes is that of an older copy.
    private static let mostFallenBeats: Int64 = 5

    /// Sends what waits, batch by batch, then takes in what other devices did.
    ///
    /// - Throws: `CommunityFailure`, `CommunityProblem`, `StoreError`, or `CancellationError`.
    func sendAndPull(_ profile: Identifier<Profile>) async throws {
        guard var account = try await ledger.account(of: profile) else { throw CommunityProblem.notMember }
        guard let token = try tokens.token(of: profile) else {
            throw CommunityFailure.refused(status: 401, nil, retryAfter: nil)
        }
        switch account.standing {
        case .active, .suspended:
            try await send(account, token)
        case .paused, .asking:
            try await lookForRestore(account, token)
        case .outdated, .signedOut, .removed:
            break
        }
        account = try await ledger.account(of: profile) ?? account
        try await pullChanges(account, token)
    }

    private func send(_ account: LedgerAccount, _ token: CommunityToken) async throws {
        let profile = account.membership.member
        while let batch = try await ledger.nextBatch(of: profile) {
            try Task.checkCancellation()
            let request = CommunityRequest(
                .post, .operations, at: account.membership.address, token: token, body: try batch.body,
                isIdempotent: true)
            let (answer, reply) = try await connection.message(BatchAnswer.self, to: request)
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

    private func pullChanges(_ account: LedgerAccount, _ token: CommunityToken) async throws {
        let profile = account.membership.member
        var cursor = account.cursor
        for _ in 0..<Self.mostPages {
            try Task.checkCancellation()
            var request = CommunityRequest(.get, .changes, at: account.membership.address, token: token)
            request.query = [(.after, String(cursor))]
            do {
                let (answer, reply) = try await connection.message(ChangesAnswer.self, to: request)
                try await take(reply, account)
                guard let answer, answer.cursor >= cursor, !answer.more || answer.cursor > cursor else {
                    throw CommunityProblem.unreadable(at: "\(Endpoint.changes.path).cursor")
                }
                try await ledger.take(answer, of: profile, at: clock.now())
                cursor = answer.cursor
                guard answer.more else { return }
            } catch let failure as CommunityFailure where failure.code == .cursor && cursor > 0 {
                // Too old to go on from: all of it once more.
                try await ledger.resetCursor(of: profile)
                cursor = 0
            }
        }
    }

    /// Takes in what stood around an answer. A server that stands on an older copy of itself is sent nothing.
    func take(_ reply: CommunityReply, _ account: LedgerAccount) async throws {
        var news = LedgerNews(server: reply.server, catalogue: reply.catalogue)
        if let now = reply.server, let before = account.server, account.standing == .active {
            let isOlder = now.epoch == before.epoch && now.beat < before.beat - Self.mostFallenBeats
            if now.id != before.id || isOlder {
                news.server = nil
                news.standing = .paused
            } else if now.epoch > before.epoch {
                try await ledger.resetCursor(of: account.membership.member)
            }
        }
        try await ledger.note(news, of: account.membership.member, at: clock.now())
        if news.standing == .paused { throw CommunityProblem.refused(ErrorCode.behind.rawValue) }
    }

    /// Looks whether the operator of a restored server says that it is whole.
    private func lookForRestore(_ account: LedgerAccount, _ token: CommunityToken) async throws {
        guard account.standing == .paused else { return }
        let request = CommunityRequest(.get, .server, at: account.membership.address, token: token)
        let reply = try await connection.reply(to: request)
        guard let now = reply.server, let before = account.server, now.id == before.id else { return }
        if now.epoch > before.epoch || now.epoch == before.epoch && now.beat >= before.beat {
            try await ledger.note(
                LedgerNews(server: now, catalogue: reply.catalogue, standing: .active),
                of: account.membership.member, at: clock.now())
            try await ledger.resetCursor(of: account.membership.member)
        }
    }

    /// Asks for a resource if what is known is old.
    func pull(_ key: PullKey) async {
        let now = clock.now()
        if let failed = failedPulls[key], now - failed < CommunityResource.age / 4, now >= failed { return }
        do {
            guard let account = try await ledger.account(of: key.profile), account.standing.isInTouch,
                let token = try tokens.token(of: key.profile)
            else { return }
            let page = try await ledger.page(key.resource, of: key.profile)
            if let page, now - page.askedAt < CommunityResource.age, now >= page.askedAt { return }
            if case .result(let character) = key.resource,
                try await !ledger.maySeeResult(of: character, key.profile)
            {
                return await pull(PullKey(profile: key.profile, resource: .character(character)))
            }
            try await ask(key, account, token, page)
            failedPulls[key] = nil
        } catch is CancellationError {
        } catch {
            failedPulls[key] = now
            let problem = (error as? CommunityFailure)?.problem ?? error as? CommunityProblem
            if let problem, problem != .notFound {
                try? await ledger.note(LedgerNews(problem: problem), of: key.profile, at: now)
            }
        }
    }

    private func ask(
        _ key: PullKey, _ account: LedgerAccount, _ token: CommunityToken, _ page: LedgerPage?
    ) async throws {
        var request = CommunityRequest(.get, key.resource.endpoint, at: account.membership.address, token: token)
        request.query = key.resource.query
        request.knownTag = page?.tag
        let (answer, reply) = try await answer(to: request, of: key.resource)
        try await take(reply, account)
        if let answer {
            try await ledger.take(answer, to: key.resource, tag: reply.tag, of: key.profile, at: clock.now())
        } else {
            try await ledger.confirm(key.resource, of: key.profile, at: clock.now())
        }
    }

    private nonisolated func answer(
        to request: CommunityRequest, of resource: CommunityResource
    ) async throws -> (CommunityAnswer?, CommunityReply) {
        func asked<Message: Decodable & Sendable>(
            _ type: Message.Type, _ wrap: (Message) -> CommunityAnswer
        ) async throws -> (CommunityAnswer?, CommunityReply) {
            let (message, reply) = try await connection.message(type, to: request)
            return (message.map(wrap), reply)
        }
        return switch resource {
        case .server: try await asked(ServerDescription.self) { .server($0) }
        case .result: try await asked(ResultAnswer.self) { .result($0) }
        case .character: try await asked(CharacterAnswer.self) { .character($0) }
        case .work: try await asked(WorkAnswer.self) { .work($0) }
        case .list: try await asked(PageAnswer<ListRow>.self) { .list($0) }
        case .reviews, .comments: try await asked(PageAnswer<PostRow>.self) { .posts($0) }
        case .review: try await asked(PostRow.self) { .post($0) }
        }
    }
}
