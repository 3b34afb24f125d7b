import CommunityProtocol
import Domain
import Foundation
import GRDB
import Testing

@testable import CommunityServer

@Suite struct StoreTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "dimo-store-\(UUID().uuidString)")

    private func path() throws -> String {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.appending(path: "community.sqlite").path
    }

    private func problem(_ path: String) async -> StoreProblem? {
        do {
            let database = try SQLiteDatabase(path: path, isServing: true)
            do {
                try await SchemaMigrator(database: database).checkOrMake()
            } catch {
                await database.close()
                throw error
            }
            await database.close()
            return nil
        } catch let problem as StoreProblem {
            return problem
        } catch SQLError.unavailable(let problem) {
            return problem
        } catch {
            Issue.record(error)
            return nil
        }
    }

    @Test func `a second server on the file is refused, an operator's command is not`() async throws {
        let community = try await TestCommunity()
        #expect(await problem(community.path) == .inUse(path: community.path))
        _ = try await CommunityOperator(store: community.path, name: "root").invite(uses: 1, days: 1)
    }

    @Test func `no file is created through a dangling link or in a missing folder`() async throws {
        let path = try path()
        defer { try? FileManager.default.removeItem(at: folder) }
        let target = folder.appending(path: "elsewhere.sqlite").path
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
        guard case .unreadable(path, _)? = await problem(path) else { return _ = Issue.record("a link to nothing") }
        let none = folder.appending(path: "none/community.sqlite").path
        guard case .unreadable(none, _)? = await problem(none) else { return _ = Issue.record("no folder") }
        let community = try await TestCommunity()
        let copy = folder.appending(path: "none/copy.sqlite").path
        await #expect(throws: StoreProblem.self) { try await community.api.database.backUp(to: copy) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["community.sqlite"])
    }

    @Test func `a foreign database is named by its file`() async throws {
        let path = try path()
        defer { try? FileManager.default.removeItem(at: folder) }
        try await DatabaseQueue(path: path).write { try $0.execute(sql: "CREATE TABLE meta (a)") }
        #expect(await problem(path) == .foreign(path: path))
    }

    @Test func `a server that cannot write is not ready until it can again`() async throws {
        let community = try await TestCommunity()
        let full = FullDatabase(community.api.database)
        let api = CommunityAPI(database: full, settings: community.api.settings, clock: community.clock)
        let end = community.clock.now() + 60_000
        let invite = try await community.api.database.write { try InviteTable(db: $0).make(uses: 1, until: end) }
        func send() async throws -> Int {
            var request = APIRequest(method: .post, endpoint: .accounts)
            request.body = try WireCoder.encode(TestCommunity.account("mina", invite: invite))
            return await api.respond(to: request).status
        }
        #expect(await api.health.isReady(api))
        full.setFull(true)
        #expect(try await send() == 503)
        for _ in 0..<2 { #expect(await !api.health.isReady(api)) }
        full.setFull(false)
        #expect(await api.health.isReady(api))
        #expect(try await send() != 503)
    }

    @Test func `each commit waits for the disk`() async throws {
        let community = try await TestCommunity()
        let mode = try await community.api.database.write { db in
            try db.oneRow("PRAGMA synchronous").integer("synchronous")
        }
        // FULL: each commit waits for the disk.
        #expect(mode == 2)
    }

    @Test(.everyStore) func `members are counted as they join and leave`() async throws {
        let community = try await TestCommunity()
        let mina = try await community.join("mina")
        try await mina.does(.reveal("up-1"))
        let carl = try await community.join("carl")
        #expect(try await mina.result("up-1").members == 2)
        let leave = LeaveRequest(password: TestCommunity.password, votes: .known(.remove))
        #expect(try await community.send(.delete, .me, leave, token: carl.token).status == 204)
        #expect(try await mina.result("up-1").members == 1)
    }

    @Test func `a damaged store and a foreign one are distinguished`() async throws {
        let path = try path()
        try Data(repeating: 7, count: 20_000).write(to: URL(filePath: path))
        #expect(await problem(path) == .damaged(path: path))
        let foreign = folder.appending(path: "foreign.sqlite").path
        let queue = try DatabaseQueue(path: foreign)
        try await queue.write { try $0.execute(sql: "CREATE TABLE post (id INTEGER)") }
        try queue.close()
        guard case .foreign = await problem(foreign) else {
            Issue.record("a foreign database was taken")
            return
        }
        try? FileManager.default.removeItem(at: folder)
    }

    @Test func `a failing disk is not reported as a damaged store`() async throws {
        let path = try path()
        defer { try? FileManager.default.removeItem(at: folder) }
        try await DatabaseQueue(path: path).write { try $0.execute(sql: "CREATE TABLE thing (no INTEGER)") }
        for code in [ResultCode.SQLITE_CORRUPT, .SQLITE_IOERR_READ, .SQLITE_IOERR_FSYNC] {
            let error = SQLiteErrors.translated(DatabaseError(resultCode: code), path) as? SQLError
            // The file is intact.
            #expect(error == .unavailable(.disk(path: path)))
        }
        try Data(repeating: 7, count: 20_000).write(to: URL(filePath: path))
        let error = SQLiteErrors.translated(DatabaseError(resultCode: .SQLITE_CORRUPT), path) as? SQLError
        #expect(error == .unavailable(.damaged(path: path)))
    }

    @Test func `a full disk refuses writes and loses no vote`() async throws {
        let community = try await TestCommunity()
        let mina = try await community.join("mina")
        try await mina.does(.vote("up-1", MBTI.all[3], reason: nil))
        // Without further pages, SQLite fails as with a full disk.
        try await limitPages(community, to: 1)
        let batch = try mina.batch((0..<100).map { .watched(Self.entry($0)) })
        let answer = try await mina.post(batch)
        #expect(answer.status == 503 && answer.code == .store && answer.retryAfter == 30)
        #expect(try await mina.result("up-1").votes == 1)
        try await limitPages(community, to: 1_000_000)
        let again = try await mina.post(batch).decoded(BatchAnswer.self)
        #expect(again.outcomes.allSatisfy { $0.state.value == .done })
    }

    private static func entry(_ number: Int) -> WatchedAction {
        WatchedAction(
            id: "w\(number)-" + String(repeating: "x", count: 50), work: Identifier(String(repeating: "y", count: 120)),
            day: "2026-11-22", rating: 5, on: true)
    }

    private func limitPages(_ community: TestCommunity, to pages: Int) async throws {
        _ = try await community.api.database.write {
            try $0.query("PRAGMA max_page_count = \(pages)").count
        }
    }

    @Test func `waiting writes are committed together, and a failing one affects no other`() async throws {
        let community = try await TestCommunity()
        let database = community.api.database
        await withTaskGroup { group in
            for number in 0..<200 {
                group.addTask {
                    try? await database.write { db in
                        try db.execute(
                            "INSERT INTO audit (at, actor, action, subject) VALUES (?, 'a', 'b', NULL)", number)
                        if number.isMultiple(of: 3) { throw Refusal(code: .invalid) }
                    }
                }
            }
        }
        let rows = try await database.read { try $0.query("SELECT at FROM audit").map { try $0.int("at") } }
        #expect(Set(rows) == Set((0..<200).filter { !$0.isMultiple(of: 3) }) && rows.count == 133)
    }

    @Test func `works of a later catalogue are announced to clients, the first ones are not`() async throws {
        let community = try await TestCommunity()
        let mina = try await community.join("mina")
        #expect(try await mina.read(PageAnswer<CatalogueRow>.self, .catalogue).rows.isEmpty)
        let later = CastWork(
            work: Work(
                id: "later", title: LocalizedText(english: "Later", korean: "나중"), kind: .film, year: 2026),
            cast: [WorkCharacter(id: "later-1", name: LocalizedText(english: "L", korean: "엘"), guess: MBTI.all[1])])
        try await community.api.database.write {
            try CatalogueTable(db: $0).load(TestCommunity.works + [later])
        }
        let answer = try await mina.get(.catalogue)
        #expect(answer.catalogue == 1)
        let page = try answer.decoded(PageAnswer<CatalogueRow>.self)
        #expect(page.rows.map(\.work.id) == ["later"] && page.rows.first?.cast.map(\.id) == ["later-1"])
        try await mina.does(.vote("later-1", MBTI.all[0], reason: nil))
        #expect(try await mina.result("later-1").votes == 1)
    }

    @Test func `a published work is visible to all, once for each source`() async throws {
        let community = try await TestCommunity()
        let (mina, carl) = (try await community.join("mina"), try await community.join("carl"))
        let request = RequestAction(
            id: "r1", title: "the ferry", name: "선장", work: .known(.film), status: .known(.open))
        try await carl.does(.keyword(.word("ferry"), true), .request(request))
        func work(_ id: String, source: String?) -> MemberAction {
            .publish(
                PublishedWork(
                    work: WorkFactsRow(
                        id: Identifier(id), source: source, title: LocalizedText(english: "The Ferry", korean: "나룻배"),
                        kind: .known(.film), year: 2020, genres: [], synopsis: LocalizedText(both: "")),
                    cast: [
                        PublishedCharacter(
                            id: Identifier("\(id)-captain"), name: LocalizedText(english: "Captain", korean: "선장"),
                            lead: true)
                    ]))
        }
        #expect(try await mina.does(work("my-ferry", source: "anilist:5")).outcomes.first?.state.value == .done)
        let again = try await carl.does(work("my-other", source: "anilist:5"), work("my-ferry", source: nil))
        #expect(again.outcomes.map(\.code?.value) == [.published, .published])
        let page = try await carl.read(PageAnswer<CatalogueRow>.self, .catalogue)
        #expect(page.rows.map(\.publisher?.nickname) == ["mina"])
        try await carl.does(.vote("my-ferry-captain", MBTI.all[0], reason: nil))
        #expect(try await mina.read(FoundAnswer.self, .search, [.query: "ferry"]).works.map(\.id) == ["my-ferry"])
        let inbox = try await carl.read(InboxAnswer.self, .inbox)
        #expect(inbox.items.map(\.kind.value) == [.keyword, .request])
        #expect(inbox.items.map(\.word) == ["ferry", nil] && inbox.items.map(\.request) == [nil, "r1"])
        #expect(inbox.items.map(\.work?.id) == ["my-ferry", "my-ferry"])
        let answered = try await carl.read(ChangesAnswer.self, .changes).rows.compactMap { change in
            if case .request(let entry) = change.action { return entry.status.value }
            return nil
        }
        #expect(answered == [.added])
    }

    @Test func `lists page without duplicates`() async throws {
        let works = (0..<60).map { number in
            CastWork(
                work: Work(
                    id: Identifier("w\(number)"), title: LocalizedText(english: "W\(number)", korean: "일\(number)"),
                    kind: number.isMultiple(of: 2) ? .film : .animation, year: 2_000),
                cast: [
                    WorkCharacter(
                        id: Identifier("w\(number)-1"), name: LocalizedText(english: "A", korean: "가"),
                        isLead: true, guess: MBTI.all[1])
                ])
        }
        let community = try await TestCommunity(works: works)
        let mina = try await community.join("mina")
        _ = try await mina.does(contentsOf: works.map { .vote($0.cast[0].id, MBTI.all[1], reason: nil) })
        _ = try await mina.does(contentsOf: works.map { .wish($0.work.id, true) })
        try await community.api.fold.foldAll()
        for list in CrowdList.allCases {
            for (kind, count) in [(nil, 60), ("film", 30)] {
                var seen: [Identifier<Work>] = []
                var mark: String?
                repeat {
                    let type = list == .wished ? MBTI.all[5] : MBTI.all[1]
                    let query: [QueryName: String?] = [.after: mark, .kind: kind, .type: type.text]
                    let page = try await mina.read(
                        PageAnswer<ListRow>.self, .list(list), query.compactMapValues { $0 })
                    seen += page.rows.map(\.work.id)
                    mark = page.next
                } while mark != nil
                #expect(seen.count == count && Set(seen).count == count, "\(list)")
            }
        }
        #expect(try await mina.get(.list(.popular), [.after: "what"]).code == .invalid)
        #expect(try await mina.get(.list(.led)).code == .invalid)
    }

    @Test func `an unchanged page is confirmed by its mark`() async throws {
        let community = try await TestCommunity()
        let mina = try await community.join("mina")
        var request = APIRequest(method: .get, endpoint: .character("up-1"), token: mina.token)
        let first = await community.ask(request)
        request.ifNoneMatch = first.etag
        let second = await community.ask(request)
        #expect(second.status == 304 && second.body == nil && second.mark == first.mark)
        try await mina.does(.vote("up-1", MBTI.all[0], reason: nil))
        #expect(await community.ask(request).status == 200)
    }
}
