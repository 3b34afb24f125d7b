import CommunityProtocol
import Domain
import Foundation
import TestSupport
import Testing

@testable import CommunityServer

/// Property: after concurrent actions over a network that loses and repeats, every count matches the votes.
@Suite struct PropertyTests {
    /// The acknowledged actions of a device, which the server must have.
    private struct KnownActions: Equatable, Sendable {
        var votes: [Identifier<WorkCharacter>: MBTI] = [:]
        var wishes: Set<Identifier<Work>> = []
    }

    /// `DIMO_COMMUNITY_SEEDS` is a number of seeds or a range: `200`, `33-64`. By default they are random; a failure
    /// names its seed.
    private static let seeds: [UInt64] = {
        let numbers = (ProcessInfo.processInfo.environment["DIMO_COMMUNITY_SEEDS"] ?? "").split(separator: "-")
            .compactMap { UInt64($0) }
        guard let first = numbers.first, let last = numbers.last else {
            return (0..<20).map { _ in .random(in: 1...999_999) }
        }
        let start = numbers.count > 1 ? first : 1
        return Array(start...max(start, last))
    }()

    private static let characters = TestCommunity.works.flatMap { $0.cast.map(\.id) }

    @Test(.everyStore, arguments: seeds)
    func `counts equal the votes after any history`(seed: UInt64) async throws {
        let community = try await TestCommunity()
        var known: [Identifier<Profile>: KnownActions] = [:]
        try await withThrowingTaskGroup(of: (Identifier<Profile>, KnownActions).self) { group in
            for number in 0..<8 {
                let type = number == 0 ? nil : MBTI.all[number]
                let signedIn = try await Self.signedIn(community, "member\(number)", type)
                group.addTask {
                    let member = TestMember(community: community, signedIn)
                    return (signedIn.member.id, try await Self.live(member, seed: seed &* 100 &+ UInt64(number)))
                }
            }
            for try await (id, all) in group { known[id] = all }
        }
        try await community.api.fold.foldAll()
        let operators = CommunityOperator(database: community.api.database, clock: community.clock, name: "test")
        #expect(try await standingsAreRight(community), "seed \(seed)")
        #expect(try await operators.recount() == 0, "seed \(seed)")
        for (id, all) in known {
            let stored = try await stored(community, id)
            #expect(stored == all, "seed \(seed)")
        }
        await community.close()
    }

    private static func signedIn(
        _ community: TestCommunity, _ name: String, _ type: MBTI?
    ) async throws -> SignedInAnswer {
        let now = community.clock.now()
        let invite = try await community.api.database.write {
            try InviteTable(db: $0).make(uses: 1, until: now + 1_000)
        }
        let account = TestCommunity.account(name, type: type, invite: invite)
        return try await retryingWhileBusy { try await community.send(.post, .accounts, account) }
            .decoded(SignedInAnswer.self)
    }

    /// Retries while the store is busy, as a client does.
    private static func retryingWhileBusy(_ ask: () async throws -> APIAnswer) async throws -> APIAnswer {
        for _ in 0..<20 {
            let answer = try await ask()
            if answer.status != 503 { return answer }
        }
        return try await ask()
    }

    /// Sends random actions in random batches; loses some answers and repeats some batches.
    private static func live(_ member: TestMember, seed: UInt64) async throws -> KnownActions {
        var random = SplitMix64(seed: seed)
        var known = KnownActions()
        for _ in 0..<15 {
            var actions: [MemberAction] = []
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                let character = characters.randomElement(using: &random) ?? "up-1"
                switch Int.random(in: 0..<6, using: &random) {
                case 0:
                    actions.append(.unvote(character))
                    known.votes[character] = nil
                case 1:
                    let isOn = Bool.random(using: &random)
                    actions.append(.wish("up", isOn))
                    if isOn { known.wishes.insert("up") } else { known.wishes.remove("up") }
                case 2: actions.append(.vote("nobody", MBTI.all[0], reason: nil))
                default:
                    let type = MBTI.all[Int.random(in: 0..<16, using: &random)]
                    actions.append(.vote(character, type, reason: nil))
                    known.votes[character] = type
                }
            }
            let batch = try member.batch(actions)
            if Bool.random(using: &random) { _ = try await member.post(batch) }
            let answer = try await retryingWhileBusy { try await member.post(batch) }.decoded(BatchAnswer.self)
            member.acknowledge(batch, answer)
        }
        return known
    }

    private func stored(_ community: TestCommunity, _ id: Identifier<Profile>) async throws -> KnownActions {
        try await community.api.database.read { db in
            guard let member = try MemberTable(db: db).member(id: id) else { return KnownActions() }
            var known = KnownActions()
            for change in try ChangeQueries(db: db).changes(of: member, after: 0).rows {
                switch change.action {
                case .vote(let character, let type, _): known.votes[character] = type
                case .wish(let work, true): known.wishes.insert(work)
                default: break
                }
            }
            return known
        }
    }

    private func standingsAreRight(_ community: TestCommunity) async throws -> Bool {
        try await community.api.database.read { db in
            try db.query(
                """
                SELECT standing.character AS no, votes, sort_type, shelf_type, guess FROM standing
                JOIN character ON character.no = standing.character
                """
            ).allSatisfy { row in
                var byType: [MBTI: Int] = [:]
                let votes = try db.query(
                    "SELECT type FROM vote WHERE character = ? AND gone = 0", try row.integer("no"))
                for vote in votes { if let type = try vote.type("type") { byType[type, default: 0] += 1 } }
                let guess = try row.type("guess")
                let crowd = CrowdType(byType, guess: guess)
                return try row.int("votes") == votes.count && row.type("sort_type") == crowd?.sortType
                    && row.type("shelf_type") == CharacterType(crowd: crowd, guess: guess).shelfType
            }
        }
    }
}
