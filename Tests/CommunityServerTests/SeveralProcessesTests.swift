import CommunityProtocol
import Domain
import Foundation
import Testing

@testable import CommunityServer

/// Several processes serve one community from one PostgreSQL database.
@Suite(.whereInstalled) struct SeveralProcessesTests {
    /// Opens a number of processes, each with its own connections.
    private func processes(_ count: Int, registration: String = "invite") async throws -> [TestCommunity] {
        let address = try await TestPostgres.newDatabase()
        let clock = ManualClock()
        return try await withThrowingTaskGroup(of: TestCommunity.self) { group in
            for _ in 0..<count {
                group.addTask { try await TestCommunity(at: address, clock: clock, registration: registration) }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
    }

    @Test func `processes that start at once create one community`() async throws {
        let processes = try await processes(4)
        var marks: Set<String> = []
        for process in processes {
            marks.insert(try await process.api.database.read { try MetaTable(db: $0).mark().id })
        }
        #expect(marks.count == 1 && marks.first?.isEmpty == false)
        let works = try await processes[0].api.database.read {
            try $0.oneRow("SELECT count(*) AS n FROM work").int("n")
        }
        #expect(works == TestCommunity.works.count)
    }

    @Test func `votes through all processes are counted and shown by each`() async throws {
        let processes = try await processes(3)
        var members: [TestMember] = []
        for number in 0..<9 { members.append(try await processes[number % 3].join("member\(number)")) }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for (number, member) in members.enumerated() {
                // Opposite orders provoke conflicts.
                let ids: [Identifier<WorkCharacter>] = ["up-1", "up-2", "up-3", "heat-1"]
                let batch = try member.batch(
                    (number.isMultiple(of: 2) ? ids : ids.reversed()).map {
                        .vote($0, MBTI.all[number % 4], reason: nil)
                    })
                var request = APIRequest(method: .post, endpoint: .operations, token: member.token)
                request.body = try batch.body
                request.clientNow = member.community.clock.now()
                let (community, asked) = (member.community, request)
                group.addTask {
                    var answer = await community.ask(asked)
                    // A client retries if the store is busy.
                    for _ in 0..<20 where answer.status == 503 { answer = await community.ask(asked) }
                    #expect(answer.status == 200, "\(String(decoding: answer.body ?? Data(), as: UTF8.self))")
                }
            }
            try await group.waitForAll()
        }
        for process in processes {
            try await process.api.fold.foldAll()
            let reader = TestMember(members[0], at: process)
            #expect(try await reader.result("up-1").votes == 9)
            let list = try await reader.read(PageAnswer<ListRow>.self, .list(.popular))
            #expect(list.rows.map(\.count) == [9, 9, 9, 9])
        }
        let community = processes[0]
        let root = CommunityOperator(database: community.api.database, clock: community.clock, name: "root")
        #expect(try await root.recount() == 0)
    }

    @Test func `concurrent vote changes on one character never deadlock`() async throws {
        let processes = try await processes(2)
        var members: [TestMember] = []
        for number in 0..<4 { members.append(try await processes[number % 2].join("member\(number)")) }
        let statuses = try await withThrowingTaskGroup(of: [Int].self) { group in
            for (number, member) in members.enumerated() {
                var requests: [APIRequest] = []
                for round in 0..<25 {
                    // The votes alternate between two types; half of them start with the other.
                    let batch = try member.batch([.vote("up-1", MBTI.all[(round + number) % 2], reason: nil)])
                    member.acknowledge(batch, BatchAnswer(outcomes: [], last: member.last + 1, chain: "", seq: 0))
                    var request = APIRequest(method: .post, endpoint: .operations, token: member.token)
                    request.body = try batch.body
                    requests.append(request)
                }
                let (api, all) = (member.community.api, requests)
                group.addTask {
                    var statuses: [Int] = []
                    for request in all { statuses.append(await api.respond(to: request).status) }
                    return statuses
                }
            }
            return try await group.reduce(into: []) { $0 += $1 }
        }
        #expect(statuses == Array(repeating: 200, count: 100))
        #expect(try await members[0].result("up-1").votes == 4)
    }

    @Test func `an operation sent to two processes is applied once`() async throws {
        let processes = try await processes(2)
        let mina = try await processes[0].join("mina")
        var request = APIRequest(method: .post, endpoint: .operations, token: mina.token)
        request.body = try mina.batch([.vote("up-1", MBTI.all[2], reason: nil)]).body
        let asked = request
        let bodies = await withTaskGroup(of: Data?.self) { group in
            for process in processes { group.addTask { await process.ask(asked).body } }
            return await group.reduce(into: Set<Data?>()) { $0.insert($1) }
        }
        #expect(bodies.count == 1)
        #expect(try await mina.result("up-1").votes == 1)
    }

    @Test func `one of two simultaneous requests for a name gets it`() async throws {
        let processes = try await processes(2)
        let now = processes[0].clock.now()
        let invite = try await processes[0].api.database.write {
            try InviteTable(db: $0).make(uses: 5, until: now + 60_000)
        }
        let body = try WireCoder.encode(TestCommunity.account("mina", invite: invite))
        let statuses = await withTaskGroup(of: Int.self) { group in
            for process in processes {
                group.addTask {
                    var request = APIRequest(method: .post, endpoint: .accounts)
                    request.body = body
                    return await process.ask(request).status
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(statuses.sorted() == [201, 409])
    }

    @Test func `guesses through all processes count together`() async throws {
        let processes = try await processes(4)
        _ = try await processes[0].join("mina")
        let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
            for number in 0..<24 {
                let process = processes[number % 4]
                group.addTask {
                    let guess = SignInRequest(name: "mina", password: "wrong horse \(number)", device: "x")
                    let answer = try await process.send(.post, .signIns, guess)
                    return answer.status == 503 ? try await process.send(.post, .signIns, guess).status : answer.status
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(statuses.count { $0 == 401 } == SignInDelay.freeFailures)
    }

    @Test func `the beat rises once a minute across all processes`() async throws {
        let processes = try await processes(3)
        let beats: @Sendable () async throws -> Int64 = {
            try await processes[0].api.database.read { try MetaTable(db: $0).mark().beat }
        }
        let first = try await beats()
        for minute in 1...2 {
            processes[0].clock.advance(seconds: 60)
            for process in processes {
                try await Maintenance(api: process.api, health: ServerHealth()).work()
            }
            #expect(try await beats() == first + Int64(minute))
        }
    }

    @Test func `a suspension ended by several processes is counted once`() async throws {
        let processes = try await processes(3)
        let mina = try await processes[0].join("mina")
        try await mina.does(.vote("up-1", MBTI.all[2], reason: nil), .wish("up", true))
        let root = CommunityOperator(
            database: processes[0].api.database, clock: processes[0].clock, name: "root")
        try await root.suspend("mina", days: 1)
        #expect(try await mina.result("up-1").votes == 0)
        processes[0].clock.advance(days: 1)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for process in processes {
                group.addTask { try await Maintenance(api: process.api, health: ServerHealth()).work() }
            }
            try await group.waitForAll()
        }
        #expect(try await mina.result("up-1").votes == 1)
        #expect(try await root.recount() == 0)
    }
}

/// A database that was restored from an older copy.
@Suite(.whereInstalled) struct PostgresRestoreTests {
    @Test func `devices ahead of a restored database wait for the operator`() async throws {
        let address = try await TestPostgres.newDatabase()
        var community = try await TestCommunity(at: address)
        let mina = try await community.join("mina")
        try await mina.does(.vote("up-1", MBTI.all[2], reason: nil))
        let epoch = try #require(try await mina.get(.me).mark).epoch
        await community.api.database.close()
        let backup = try await TestPostgres.copy(of: address)
        community = try await TestCommunity(at: address)
        let later = TestMember(mina, at: community)
        try await later.does(.vote("up-2", MBTI.all[4], reason: nil))

        let restored = try await TestCommunity(at: backup)
        let back = TestMember(later, at: restored)
        #expect(try await back.post(back.batch([.reveal("up-3")])).code == .behind)
        #expect(try await back.get(.me).mark?.epoch == epoch)
        let root = CommunityOperator(database: restored.api.database, clock: restored.clock, name: "root")
        await #expect(throws: StoreProblem.self) { try await root.backUp(to: "/nowhere") }
        try await root.restored()
        let me = try await back.get(.me)
        #expect(me.mark?.epoch == epoch + 1)
        #expect(try me.decoded(OwnMember.self).base == 1)
        #expect(try await back.result("up-1").votes == 1)
    }
}
