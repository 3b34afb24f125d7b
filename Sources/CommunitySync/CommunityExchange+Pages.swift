import CommunityProtocol
import Domain

extension CommunityExchange {
    func pull(_ key: PullKey, isNewSearch: Bool = false) async {
        let now = clock.now()
        let isRefresh = beginPull(key) || isNewSearch
        if !isRefresh, let failed = failedPulls[key], now - failed < CommunityResource.age / 4, now >= failed {
            return
        }
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
            if !isRefresh, let page, now - page.askedAt < CommunityResource.age, now >= page.askedAt { return }
            if case .result(let character) = key.resource,
                try await !ledger.maySeeResult(of: character, key.profile)
            {
                return await pull(PullKey(profile: key.profile, resource: .character(character)))
            }
            do {
                try await ask(key, account, token, page)
            } catch let failure as CommunityFailure where failure.code == .masked {
                // The vote that reveals the result is still waiting to be sent.
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
        // An answer counts from the time of its request, since it may lack later events.
        let asked = clock.now()
        var request = CommunityRequest(.get, key.resource.endpoint, at: account.membership.address, token: token)
        request.query = key.resource.query
        request.knownTag = page?.tag
        let (answer, reply) = try await answer(to: request, of: key.resource)
        try await record(reply, account)
        // Works that others published are found only once they are here.
        if case .search = key.resource, !isBackingOff(key.profile),
            try await ledger.account(of: key.profile)?.hasNewWorks == true
        {
            try? await exchange(of: key.profile)
        }
        if let answer {
            if case .inbox(let inbox) = answer {
                // Stores new comments before their notifications.
                let reviews = Set(inbox.items.filter { $0.kind.value == .comment }.compactMap { $0.review ?? $0.post })
                for review in reviews.prefix(20) {
                    await pull(PullKey(profile: key.profile, resource: .comments(review)))
                }
            }
            // The totals of further pages may change while the first page stays the same, so it is always sent whole.
            let isOwn = key.resource == .memberVotes(key.profile)
            try await ledger.store(
                answer, to: key.resource, tag: isOwn ? nil : reply.tag, of: key.profile, at: asked)
        } else {
            try await ledger.confirm(key.resource, of: key.profile, at: asked)
        }
    }

    private func askMore(
        _ key: PullKey, of known: CommunityResource, from next: String, _ account: LedgerAccount,
        _ token: CommunityToken
    ) async throws {
        var request = CommunityRequest(.get, known.endpoint, at: account.membership.address, token: token)
        request.query = known.query + [(.after, next)]
        let (answer, reply) = try await answer(to: request, of: known)
        try await record(reply, account)
        guard let answer else { return }
        guard answer.next != next else { throw CommunityProblem.unreadable(at: "\(known.endpoint.path).next") }
        try await ledger.store(answer, to: key.resource, tag: nil, of: key.profile, at: clock.now())
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
