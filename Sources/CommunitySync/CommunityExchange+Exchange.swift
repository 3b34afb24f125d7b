internal import CommunityProtocol
internal import Domain

extension CommunityExchange {
    /// A beat that fell by more than this many minutes is that of an older copy.
    private static let mostFallenBeats: Int64 = 5

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
    private func readCatalogue(
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
    private func readChanges(
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

    private func ownMember(_ account: LedgerAccount, _ token: CommunityToken) async throws -> OwnMember {
        try await connection.required(
            OwnMember.self, to: CommunityRequest(.get, .me, at: account.membership.address, token: token))
    }

    /// Takes in what stood around an answer. A server that stands on an older copy of itself, or did and is whole again, is
    /// sent nothing before it is known what was lost.
    func take(_ reply: CommunityReply, _ account: LedgerAccount) async throws {
        var news = LedgerNews(server: reply.server, catalogue: reply.catalogue)
        if account.standing == .paused {
            news.server = nil
        } else if let now = reply.server, let before = account.server {
            let isOlder = now.epoch == before.epoch && now.beat < before.beat - Self.mostFallenBeats
            if now.id != before.id || isOlder || now.epoch > before.epoch {
                news.server = nil
                news.standing = .paused
            }
        }
        try await ledger.note(news, of: account.membership.member, at: clock.now())
        if news.standing == .paused { throw CommunityProblem.olderCopy }
    }

    /// Looks whether the operator of a restored server says that it is whole. Then all that it has of the member's own is
    /// read, and not taken in: what was lost is asked about first, unless the operator does not want it.
    private func lookForRestore(_ account: LedgerAccount, _ token: CommunityToken) async throws {
        let profile = account.membership.member
        let request = CommunityRequest(.get, .server, at: account.membership.address, token: token)
        let (description, reply) = try await connection.message(ServerDescription.self, to: request)
        guard let now = reply.server, let before = account.server, now.id == before.id, now.epoch >= before.epoch
        else { return }
        let isDeclared = now.epoch > before.epoch
        let member = try await ownMember(account, token)
        guard isDeclared || now.beat >= before.beat && member.seq >= account.cursor else { return }
        let knowsDevice = try await knowsDevice(account, token)
        guard isDeclared else {
            guard knowsDevice else { return }
            let news = LedgerNews(server: now, catalogue: reply.catalogue, standing: .active)
            return try await ledger.note(news, of: profile, at: clock.now())
        }
        var rows: [Change] = []
        try await readChanges(account, token, from: 0) { rows += $0.rows }
        var works: Set<Identifier<Work>> = []
        try await readCatalogue(account, token, from: 0) { works.formUnion($0.rows.map(\.work.id)) }
        let restored = RestoredServer(
            mark: now, catalogue: reply.catalogue, base: member.base ?? member.seq, rows: rows, works: works,
            knowsDevice: knowsDevice, isResendingAllowed: description?.resends != false)
        try await ledger.take(restored, of: profile, at: clock.now())
    }

    /// Whether the server knows all that this device sent: it is sent nothing that goes on from there.
    private func knowsDevice(_ account: LedgerAccount, _ token: CommunityToken) async throws -> Bool {
        let request = CommunityRequest(
            .post, .operations, at: account.membership.address, token: token,
            body: try OutgoingBatch(head: account.head, lines: []).body, isIdempotent: true)
        do {
            _ = try await connection.reply(to: request)
            return true
        } catch let failure as CommunityFailure where failure.problem.isStanding {
            return false
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
            if case .more(let known) = key.resource {
                let next = try await ledger.page(known, of: key.profile)?.next
                if let next { try await askMore(key, of: known, from: next, account, token) }
                return
            }
            let page = try await ledger.page(key.resource, of: key.profile)
            if let page, now - page.askedAt < CommunityResource.age, now >= page.askedAt { return }
            if case .result(let character) = key.resource,
                try await !ledger.maySeeResult(of: character, key.profile)
            {
                return await pull(PullKey(profile: key.profile, resource: .character(character)))
            }
            do {
                try await ask(key, account, token, page)
            } catch let failure as CommunityFailure where failure.code == .masked {
                // The vote that opens it is still on its way.
                try await exchange(of: key.profile)
                try await ask(key, account, token, page)
            }
            failedPulls[key] = nil
        } catch is CancellationError {
        } catch {
            failedPulls[key] = now
            let problem = (error as? CommunityFailure)?.problem ?? error as? CommunityProblem
            if let problem, problem != .notFound, !problem.isStanding {
                try? await ledger.note(LedgerNews(problem: problem), of: key.profile, at: now)
            }
        }
    }

    private func ask(
        _ key: PullKey, _ account: LedgerAccount, _ token: CommunityToken, _ page: LedgerPage?
    ) async throws {
        // An answer is as old as its question: what happened while it was under way is not in it.
        let asked = clock.now()
        var request = CommunityRequest(.get, key.resource.endpoint, at: account.membership.address, token: token)
        request.query = key.resource.query
        request.knownTag = page?.tag
        let (answer, reply) = try await answer(to: request, of: key.resource)
        try await take(reply, account)
        if let answer {
            if case .inbox(let inbox) = answer {
                // A comment is told of once it is here.
                let reviews = Set(inbox.items.filter { $0.kind.value == .comment }.compactMap { $0.review ?? $0.post })
                for review in reviews.prefix(20) {
                    await pull(PullKey(profile: key.profile, resource: .comments(review)))
                }
            }
            try await ledger.take(answer, to: key.resource, tag: reply.tag, of: key.profile, at: asked)
        } else {
            try await ledger.confirm(key.resource, of: key.profile, at: asked)
        }
    }

    /// Asks for the page that follows on what is known.
    private func askMore(
        _ key: PullKey, of known: CommunityResource, from next: String, _ account: LedgerAccount,
        _ token: CommunityToken
    ) async throws {
        var request = CommunityRequest(.get, known.endpoint, at: account.membership.address, token: token)
        request.query = known.query + [(.after, next)]
        let (answer, reply) = try await answer(to: request, of: known)
        try await take(reply, account)
        guard let answer else { return }
        guard answer.next != next else { throw CommunityProblem.unreadable(at: "\(known.endpoint.path).next") }
        try await ledger.take(answer, to: key.resource, tag: nil, of: key.profile, at: clock.now())
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
        case .inbox: try await asked(InboxAnswer.self) { .inbox($0) }
        case .member: try await asked(MemberAnswer.self) { .member($0) }
        case .memberVotes: try await asked(PageAnswer<MemberVoteRow>.self) { .votes($0) }
        case .memberWishes: try await asked(PageAnswer<MemberWishRow>.self) { .wishes($0) }
        case .search: try await asked(FoundAnswer.self) { .found($0) }
        case .reviews, .comments, .memberReviews: try await asked(PageAnswer<PostRow>.self) { .posts($0) }
        case .more(let known): try await self.answer(to: request, of: known)
        }
    }
}
