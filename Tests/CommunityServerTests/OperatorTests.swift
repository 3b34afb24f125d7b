import CommunityProtocol
import Domain
import Foundation
import GRDB
import Testing

@testable import CommunityServer

@Suite struct OperatorTests {
    private func operators(_ community: TestCommunity) -> CommunityOperator {
        CommunityOperator(database: community.api.database, clock: community.clock, name: "root")
    }

    /// Two members with the same vote on a character and the same marks on a work.
    private func pair() async throws -> (TestCommunity, TestMember, TestMember) {
        let community = try await TestCommunity()
        let (mina, carl) = (try await community.join("mina"), try await community.join("carl"))
        for member in [mina, carl] {
            try await member.does(.vote("up-1", MBTI.all[3], reason: "so"), .wish("up", true), .thumb("up", 1))
        }
        return (community, mina, carl)
    }

    private func counts(_ reader: TestMember) async throws -> [Int] {
        let work = try await reader.read(WorkAnswer.self, .work("up"))
        return [
            try await reader.result("up-1").votes, work.mood.first?.wishes ?? 0, work.mood.first?.likes ?? 0,
            work.cast.first?.votes ?? 0,
        ]
    }

    @Test(.everyStore) func `a suspension removes votes from the counts, lifting it restores them`() async throws {
        let (community, mina, carl) = try await pair()
        #expect(try await counts(mina) == [2, 2, 2, 2])
        try await operators(community).suspend("carl", days: 3)
        #expect(try await counts(mina) == [1, 1, 1, 1])
        #expect(
            try await carl.read(ChangesAnswer.self, .changes).suspended == true,
            "a member who sends nothing learns of it, too")
        #expect(try await carl.post(carl.batch([.wish("heat", true)])).code == .suspended)
        #expect(try await carl.read(OwnMember.self, .me).state.value == .suspended)
        try await operators(community).suspend("carl", days: nil)
        #expect(try await counts(mina) == [1, 1, 1, 1])
        try await operators(community).lift("carl")
        #expect(try await carl.read(ChangesAnswer.self, .changes).suspended == nil)
        #expect(try await counts(mina) == [2, 2, 2, 2])
        #expect(try await operators(community).recount() == 0)
    }

    @Test(.everyStore) func `a suspended member is not counted as one of the community's people`() async throws {
        let (community, mina, _) = try await pair()
        func expectPeople(_ people: Int) async throws {
            #expect(try await mina.result("up-1").members == people)
            #expect(try await mina.read(ServerDescription.self, .server).members == people)
        }
        try await expectPeople(2)
        try await operators(community).suspend("carl", days: 3)
        try await expectPeople(1)
        try await operators(community).suspend("carl", days: nil)
        try await expectPeople(1)
        try await operators(community).lift("carl")
        try await expectPeople(2)
        try await operators(community).suspend("carl", days: nil)
        try await operators(community).remove("carl", votes: .remove)
        try await expectPeople(1)
    }

    @Test(.everyStore) func `a suspension with an end ends by itself`() async throws {
        let (community, mina, carl) = try await pair()
        try await operators(community).suspend("carl", days: 3)
        community.clock.advance(days: 3)
        let maintenance = Maintenance(api: community.api, health: ServerHealth())
        try await maintenance.work()
        try await community.api.fold.foldAll()
        #expect(try await counts(mina) == [2, 2, 2, 2])
        #expect(try await carl.read(OwnMember.self, .me).state.value == .active)
    }

    @Test(.everyStore, arguments: [VoteDisposal.keep, .remove])
    func `leaving deletes everything personal, and every count stays correct`(disposal: VoteDisposal) async throws {
        let (community, mina, carl) = try await pair()
        let post = String(repeating: "a", count: 32)
        try await carl.does(
            .post(
                PostAction(id: post, kind: .known(.review), character: "up-1", text: "My name is Carl.", spoiler: false)
            ),
            .keyword(.word("secretword"), true))
        try await mina.does(.like(post, true))
        let leave = LeaveRequest(password: TestCommunity.password, votes: .known(disposal), reason: "interest")
        #expect(
            try await community.send(
                .delete, .me, LeaveRequest(password: "wrong horse 1", votes: .known(disposal)), token: carl.token
            ).status == 401)
        #expect(try await community.send(.delete, .me, leave, token: carl.token).status == 204)
        try await community.api.fold.foldAll()
        let left = disposal == .keep ? 2 : 1
        #expect(try await counts(mina) == [left, left, left, left])
        #expect(try await carl.get(.me).code == .removed)
        #expect(try await mina.get(.member(carl.member.id)).status == 404)
        #expect(try await mina.get(.review(post)).status == 404)
        #expect(try await operators(community).recount() == 0)
        #expect(try await counts(mina) == [left, left, left, left])
        let store = community.api.database
        let rows = try await store.read { db in
            try ["vote", "mark", "own", "liked", "viewed", "inbox", "report", "recovery"].map { table in
                try db.oneRow("SELECT count(*) AS n FROM \(table) WHERE member = 2").int("n")
            }
        }
        #expect(rows.allSatisfy { $0 == 0 })
        let texts = try await store.read { try $0.query("SELECT text FROM post WHERE text IS NOT NULL").count }
        #expect(texts == 0)
    }

    @Test(.everyStore, arguments: [VoteDisposal.keep, .remove])
    func `a suspended member who leaves is subtracted only once`(disposal: VoteDisposal) async throws {
        let (community, mina, _) = try await pair()
        try await operators(community).suspend("carl", days: nil)
        try await operators(community).remove("carl", votes: disposal)
        #expect(try await counts(mina) == [1, 1, 1, 1])
        #expect(try await operators(community).recount() == 0)
        #expect(try await counts(mina) == [1, 1, 1, 1])
    }

    @Test(.everyStore) func `dropped votes leave the counts and reach their member as a change`() async throws {
        let (community, mina, carl) = try await pair()
        #expect(try await operators(community).dropVotes(of: "carl") == 1)
        #expect(try await counts(mina)[0] == 1)
        #expect(try await carl.read(ChangesAnswer.self, .changes).rows.contains { $0.action == .unvote("up-1") })
    }

    @Test(.everyStore) func `a vote on an open server counts after a day`() async throws {
        let community = try await TestCommunity(registration: "open", holds: true)
        let mina = TestMember(
            community: community,
            try await community.send(.post, .accounts, TestCommunity.account("mina")).decoded(SignedInAnswer.self))
        try await mina.does(.vote("up-1", MBTI.all[3], reason: nil))
        var result = try await mina.result("up-1")
        #expect(result.votes == 0 && result.mine == nil)
        let maintenance = Maintenance(api: community.api, health: ServerHealth())
        try await maintenance.work()
        #expect(try await mina.result("up-1").votes == 0)
        community.clock.advance(days: 1)
        try await maintenance.work()
        result = try await mina.result("up-1")
        #expect(result.votes == 1 && result.mine?.type == MBTI.all[3])
    }

    @Test(.everyStore) func `lifting a suspension does not make a held vote count early`() async throws {
        let community = try await TestCommunity(registration: "open", holds: true)
        let mina = TestMember(
            community: community,
            try await community.send(.post, .accounts, TestCommunity.account("mina")).decoded(SignedInAnswer.self))
        let maintenance = Maintenance(api: community.api, health: ServerHealth())
        try await mina.does(.vote("up-1", MBTI.all[3], reason: nil))
        try await operators(community).suspend("mina", days: nil)
        community.clock.advance(seconds: 3_600)
        try await operators(community).lift("mina")
        #expect(try await mina.result("up-1").votes == 0)
        #expect(try await operators(community).recount() == 0)
        community.clock.advance(days: 1)
        try await maintenance.work()
        #expect(try await mina.result("up-1").votes == 1)
        // A vote whose hold ended in the meantime counts at once.
        try await mina.does(.vote("up-2", MBTI.all[3], reason: nil))
        try await operators(community).suspend("mina", days: nil)
        community.clock.advance(days: 1)
        try await maintenance.work()
        #expect(try await mina.result("up-1").votes == 0)
        try await operators(community).lift("mina")
        for id in ["up-1", "up-2"] as [Identifier<WorkCharacter>] { #expect(try await mina.result(id).votes == 1) }
        #expect(try await operators(community).recount() == 0)
    }

    @Test(.everyStore) func `a recount corrects wrong counts and reports how many`() async throws {
        let (community, mina, _) = try await pair()
        _ = try await community.api.database.write { try $0.execute("UPDATE cell SET n = n + 5") }
        _ = try await community.api.database.write { try $0.execute("UPDATE mood_cell SET likes = 9") }
        #expect(try await operators(community).recount() == 2)
        #expect(try await counts(mina) == [2, 2, 2, 2])
    }

    @Test(.everyStore) func `a restored store has a new epoch and each member's base`() async throws {
        let (community, mina, _) = try await pair()
        let before = try #require(try await mina.get(.me).mark)
        try await operators(community).restored()
        let after = try await mina.get(.me)
        #expect(after.mark?.epoch == before.epoch + 1 && after.mark?.id == before.id)
        #expect(try after.decoded(OwnMember.self).base == 3)
    }

    @Test func `a backup made while serving is a complete community`() async throws {
        let (community, mina, _) = try await pair()
        let path = "\(community.path).copy"
        try await operators(community).backUp(to: path)
        try await mina.does(.vote("up-1", MBTI.all[4], reason: nil))
        let copy = try await TestCommunity(copyOf: path)
        let restored = try await copy.send(.get, .result("up-1"), token: mina.token).decoded(ResultAnswer.self)
        #expect(restored.votes == 2 && restored.mine?.type == MBTI.all[3])
        #expect(try await copy.send(.post, .operations, nil, token: mina.token).status == 400)
        await #expect(throws: StoreProblem.self) { try await operators(community).backUp(to: path) }
    }

    @Test func `a device ahead of a restored store is refused as behind`() async throws {
        let (community, mina, _) = try await pair()
        let path = "\(community.path).copy"
        try await operators(community).backUp(to: path)
        try await mina.does(.vote("up-2", MBTI.all[4], reason: nil))
        let copy = try await TestCommunity(copyOf: path)
        var request = APIRequest(method: .post, endpoint: .operations, token: mina.token)
        request.body = try mina.batch([.reveal("up-3")]).body
        #expect(await copy.ask(request).code == .behind)
    }

    // MARK: Restoring a file

    private func restore(_ community: TestCommunity, from copy: String) async throws -> String? {
        try await CommunityOperator.restore(copy, to: community.path, name: "root", clock: community.clock)
    }

    private func votes(in path: String) async throws -> Int {
        let store = try SQLiteDatabase(path: path, isServing: false)
        let count = try await store.read { try $0.oneRow("SELECT count(*) AS n FROM vote").int("n") }
        await store.close()
        return count
    }

    /// A store whose log was never moved into the file, as after a crash, and an older backup.
    private func crashed() async throws -> (TestCommunity, backup: String, path: String) {
        let (community, mina, _) = try await pair()
        let (backup, path) = ("\(community.path).copy", "\(community.path).crashed")
        try await operators(community).backUp(to: backup)
        try await mina.does(.vote("up-2", MBTI.all[4], reason: nil))
        for suffix in ["", "-wal"] {
            try FileManager.default.copyItem(atPath: community.path + suffix, toPath: path + suffix)
        }
        return (community, backup, path)
    }

    @Test func `a closed store is one file`() async throws {
        let (community, mina, _) = try await pair()
        _ = try await mina.result("up-1")
        await community.close()
        for suffix in ["-wal", "-shm"] {
            #expect(!FileManager.default.fileExists(atPath: community.path + suffix), "\(suffix)")
        }
        #expect(try await votes(in: community.path) == 2)
    }

    @Test func `a backup copied over a crashed store is not served with the old log`() async throws {
        let (community, backup, path) = try await crashed()
        try FileManager.default.removeItem(atPath: path)
        try FileManager.default.copyItem(atPath: backup, toPath: path)
        await #expect(throws: StoreProblem.otherLog(path: path)) {
            try await CommunityOperator(store: path, name: "root")
        }
        try FileManager.default.removeItem(atPath: path + "-wal")
        #expect(try await votes(in: path) == 2)
        await community.close()
    }

    @Test func `a restore after a crash installs the backup and keeps the old store`() async throws {
        let (community, backup, path) = try await crashed()
        let kept = try await CommunityOperator.restore(backup, to: path, name: "root", clock: community.clock)
        #expect(!FileManager.default.fileExists(atPath: path + "-wal"))
        #expect(try await votes(in: path) == 2)
        #expect(try await votes(in: #require(kept)) == 3)
        let root = try await CommunityOperator(store: path, name: "root")
        let audit = try await root.audit(limit: 1)
        #expect(audit.first?.action == "restored" && audit.first?.subject == backup, "\(audit)")
        #expect(try await root.restored() == 3)
        await root.close()
    }

    @Test func `a restore is refused if the backup is invalid or the store is served`() async throws {
        let (community, mina, _) = try await pair()
        let backup = "\(community.path).copy"
        try await operators(community).backUp(to: backup)
        try await mina.does(.vote("up-2", MBTI.all[4], reason: nil))
        await #expect(throws: StoreProblem.inUse(path: community.path)) {
            try await restore(community, from: backup)
        }
        await community.close()
        let (none, damaged, foreign) = ("\(backup).none", "\(backup).damaged", "\(backup).foreign")
        try Data(repeating: 7, count: 20_000).write(to: URL(filePath: damaged))
        try await DatabaseQueue(path: foreign).write { try $0.execute(sql: "CREATE TABLE post (id INTEGER)") }
        await #expect(throws: StoreProblem.unreadable(path: none, reason: "no such file")) {
            try await restore(community, from: none)
        }
        await #expect(throws: StoreProblem.damaged(path: damaged)) { try await restore(community, from: damaged) }
        await #expect(throws: StoreProblem.foreign(path: foreign)) { try await restore(community, from: foreign) }
        await #expect(throws: StoreProblem.self) { try await restore(community, from: community.path) }
        let files = try FileManager.default.contentsOfDirectory(
            atPath: (community.path as NSString).deletingLastPathComponent)
        #expect(!files.contains { $0.contains(".restoring") || $0.contains(".before") }, "\(files)")
        #expect(try await votes(in: community.path) == 3)
    }

    @Test(.everyStore) func `a refused backup is not audited`() async throws {
        let community = try await TestCommunity()
        // SQLite overwrites no existing file, and PostgreSQL has its own tools for backups.
        await #expect(throws: StoreProblem.self) { try await operators(community).backUp(to: community.path) }
        #expect(try await operators(community).audit(limit: 1).isEmpty)
    }

    @Test(.everyStore) func `every command is audited`() async throws {
        let (community, _, _) = try await pair()
        let root = operators(community)
        _ = try await root.invite(uses: 2, days: nil)
        _ = try await root.reset("carl")
        try await root.suspend("carl", days: nil)
        try await root.lift("carl")
        _ = try await root.dropVotes(of: "carl")
        _ = try await root.export("carl")
        _ = try await root.recount()
        try await root.restored()
        try await root.remove("carl", votes: .remove)
        let actions = try await root.audit(limit: 20).map(\.action)
        #expect(
            actions == ["remove", "restored", "recount", "export", "drop-votes", "lift", "suspend", "reset", "invite"])
        await #expect(throws: OperatorProblem.noMember("carl")) { try await root.lift("carl") }
    }
}
