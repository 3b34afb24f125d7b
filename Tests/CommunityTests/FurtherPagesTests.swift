import CommunityProtocol
import CommunitySync
import Domain
import Persistence
import Testing

/// Pages after the first fifty rows of an answer.
struct FurtherPagesTests {
    @Test func `the end of the first fifty reviews loads the rest`() async throws {
        let server = try await TestServer.start()
        let (mina, juno) = (try await TestTerminal(), try await TestTerminal())
        for (terminal, name) in [(mina, "mina"), (juno, "juno")] { try await terminal.join(server, as: name) }
        let count = ProtocolLimits.pageRows + 7
        for number in 0..<count {
            _ = try await mina.reviews.write(
                PostText("Number \(number).", as: .review), isSpoiler: false, about: "holmes", by: mina.member,
                at: mina.clock.now())
        }
        try await mina.exchange.exchange(of: mina.profile)
        func page(_ limit: Int) async throws -> Page<Review> {
            try await juno.reviews.reviews(
                of: "holmes", by: .newest, for: juno.viewer, after: nil, limit: limit)
        }
        let asked = juno.line.requests
        #expect(try await page(20).rows.count == 20)
        #expect(juno.line.requests == asked + 1, "a reader before the end requests no more")
        #expect(try await page(100).rows.count == ProtocolLimits.pageRows)
        #expect(try await Set(page(100).rows.map(\.shownText)).count == count)
        let whole = juno.line.requests
        _ = try await page(100)
        #expect(juno.line.requests == whole, "nothing follows")
        for terminal in [mina, juno] { await terminal.close() }
        await server.remove()
    }

    @Test func `the end of the first twenty found members loads the rest`() async throws {
        let server = try await TestServer.start()
        let juno = try await TestTerminal()
        try await juno.join(server, as: "juno")
        try server.admitMany()
        let count = 45
        for number in 100..<100 + count {
            let account = NewAccountRequest(
                id: Identifier("m-0000000000000\(number)"), name: "mina\(number)", nickname: "mina\(number)", type: nil,
                password: "correct horse 1", invite: server.invite, terms: true, device: "test")
            let request = CommunityRequest(
                .post, .accounts, at: server.address, body: try WireCoder.encode(account))
            _ = try await juno.line.reply(to: request)
        }
        let search = SQLiteSearchRepository(database: juno.database)
        func found(_ limit: Int) async throws -> Set<String> {
            _ = try await search.worksAndCharacters(
                matching: "mina", SearchFilter(), for: juno.viewer, limit: limit)
            return try await Set(
                search.members(matching: "mina", for: juno.viewer, limit: limit, as: .typed).compactMap {
                    if case .member(let member) = $0.hit { member.nickname } else { nil }
                })
        }
        let asked = juno.line.requests
        #expect(try await found(20).count == 20)
        #expect(juno.line.requests == asked + 1, "a reader before the end requests no more")
        #expect(try await found(100).count == 20)
        #expect(try await found(100).count == 40)
        #expect(try await found(100).count == count)
        let whole = juno.line.requests
        _ = try await found(100)
        #expect(juno.line.requests == whole, "nothing follows")
        #expect(try await juno.ledger.crowd(of: .search("mina"), for: juno.profile)?.askedAt != nil)
        #expect(try await juno.ledger.crowd(of: .search("somebody"), for: juno.profile)?.askedAt == nil)
        await juno.close()
        await server.remove()
    }

    @Test func `rows of a further page follow the known ones, up to the list's end`() async throws {
        let server = try await TestServer.start()
        let mina = try await TestTerminal()
        try await mina.join(server, as: "mina")
        let resource = CommunityResource.list(.hot, nil, nil)
        func answer(_ characters: [Identifier<WorkCharacter>], next: String?) async throws -> CommunityAnswer {
            var rows: [ListRow] = []
            for id in characters {
                let (character, work) = try await mina.rows(of: id, votes: 3)
                rows.append(ListRow(character: character, work: work, count: 3))
            }
            return .list(PageAnswer(rows: rows, next: next))
        }
        func hot() async throws -> [Identifier<WorkCharacter>] {
            try await mina.characters.hot(
                since: 0, kind: nil, isUndugOnly: false, for: mina.viewer, after: nil, limit: 10
            ).rows.map(\.character.id)
        }
        let (ledger, me, now) = (mina.ledger, mina.profile, mina.clock.now())
        try await ledger.store(answer(["holmes", "watson"], next: "2"), to: resource, tag: nil, of: me, at: now)
        #expect(try await ledger.page(resource, of: me)?.next == "2")
        try await ledger.store(answer(["maria"], next: nil), to: .more(resource), tag: nil, of: me, at: now)
        #expect(try await ledger.page(resource, of: me)?.next == nil)
        #expect(try await hot() == ["holmes", "watson", "maria"])
        try await ledger.store(answer(["watson"], next: nil), to: resource, tag: nil, of: me, at: now)
        #expect(try await hot() == ["watson"], "a new first page is a new list")
        await mina.close()
        await server.remove()
    }
}
