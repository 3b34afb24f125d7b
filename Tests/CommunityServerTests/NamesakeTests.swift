import CommunityProtocol
import Domain
import Foundation
import Testing

@testable import CommunityServer

/// Two members add characters with the same name to the same work.
@Suite struct NamesakeTests {
    private func character(
        _ id: String, _ english: String, _ korean: String, others: [String]? = nil
    ) -> PublishedCharacter {
        PublishedCharacter(
            id: Identifier(id), name: LocalizedText(english: english, korean: korean), otherNames: others, lead: false)
    }

    /// The characters that members added to a work, from its page.
    private func added(to work: Identifier<Work>, _ member: TestMember) async throws -> [CharacterRow] {
        try await member.read(WorkAnswer.self, .work(work)).cast.filter { !$0.id.rawValue.hasPrefix(work.rawValue) }
    }

    @Test(.everyStore) func `the first of two namesakes stays, and either id refers to it`() async throws {
        let community = try await TestCommunity()
        let (mina, carl) = (try await community.join("mina"), try await community.join("carl"))
        try await mina.does(.cast("up", [character("kevin-m", "Kevin", "케빈")]))
        let answer = try await carl.does(
            .cast("up", [character("kevin-c", "KEVIN", "KEVIN"), character("bird", "The bird", "케 빈")]),
            .vote("kevin-c", MBTI.all[1], reason: "tall"), .reveal("kevin-c"))
        #expect(answer.outcomes.allSatisfy { $0.state.value == .done })
        try await mina.does(.vote("kevin-m", MBTI.all[2], reason: nil))
        let rows = try await added(to: "up", mina)
        #expect(rows.filter { $0.gone != true }.map(\.id) == ["kevin-m"], "by its Korean name, too")
        #expect(Set(rows.filter { $0.gone == true }.map(\.into)) == ["kevin-m"] && rows.count == 3)
        for id in ["kevin-m", "kevin-c", "bird"] as [Identifier<WorkCharacter>] {
            #expect(try await carl.result(id).votes == 2)
        }
        let changes = try await carl.read(ChangesAnswer.self, .changes).rows.map(\.action)
        #expect(changes.contains(.vote("kevin-m", MBTI.all[1], reason: "tall")))
        let found = try await carl.read(FoundAnswer.self, .search, [.query: "kevin"])
        #expect(found.characters.map(\.id) == ["kevin-m"])
        let operators = CommunityOperator(database: community.api.database, clock: community.clock, name: "root")
        #expect(try await operators.recount() == 0)
    }

    @Test(.everyStore) func `votes of one batch on several ids of one character count once`() async throws {
        let community = try await TestCommunity()
        let (mina, carl) = (try await community.join("mina"), try await community.join("carl"))
        try await mina.does(.cast("up", [character("kevin-m", "Kevin", "케빈")]))
        try await carl.does(.cast("up", [character("kevin-c", "Kevin", "케빈"), character("bird", "Kevin", "새")]))
        let ids: [Identifier<WorkCharacter>] = ["kevin-m", "kevin-c", "bird"]
        for type in [MBTI.all[1], MBTI.all[2]] {
            _ = try await carl.does(contentsOf: ids.map { .vote($0, type, reason: nil) })
            let result = try await carl.result("kevin-m")
            #expect(result.votes == 1 && result.mine?.type == type)
        }
        _ = try await carl.does(contentsOf: ids.map { .unvote($0) } + [.reveal("kevin-m")])
        #expect(try await carl.result("kevin-m").votes == 0)
        let operators = CommunityOperator(database: community.api.database, clock: community.clock, name: "root")
        #expect(try await operators.recount() == 0)
    }

    @Test(.everyStore) func `one of several namesakes added at once stays`() async throws {
        let community = try await TestCommunity()
        let cast = (0..<6).map { character("kevin-\($0)", "Kevin", "케빈") }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for (number, character) in cast.enumerated() {
                group.addTask {
                    let member = try await community.join("member\(number)")
                    let answer = try await member.does(.cast("up", [character]))
                    #expect(answer.outcomes.allSatisfy { $0.state.value == .done })
                }
            }
            try await group.waitForAll()
        }
        let rows = try await added(to: "up", community.join("mina"))
        #expect(rows.count == cast.count && rows.count { $0.gone != true } == 1)
        await community.close()
    }

    @Test(.everyStore) func `namesakes by another name, or added together by one member, stay separate`()
        async throws
    {
        let community = try await TestCommunity()
        let (mina, carl) = (try await community.join("mina"), try await community.join("carl"))
        try await mina.does(
            .cast("up", [character("kevin", "Kevin", "새"), character("bird", "The bird", "새", others: ["Kev"])]))
        try await carl.does(.cast("up", [character("kev", "Kev", "케브", others: ["Kevin"])]))
        let rows = try await added(to: "up", mina)
        #expect(Set(rows.map(\.id)) == ["kevin", "bird", "kev"] && rows.allSatisfy { $0.gone != true })
    }

    @Test(.everyStore) func `a character that two members added stays until both remove it`() async throws {
        let community = try await TestCommunity()
        let (mina, carl) = (try await community.join("mina"), try await community.join("carl"))
        let (first, second) = (character("kevin-m", "Kevin", "케빈"), character("kevin-c", "Kevin", "케빈"))
        try await mina.does(.cast("up", [first]))
        try await carl.does(.cast("up", [second]))
        #expect(try await mina.does(.cast("up", [])).outcomes.map(\.code) == [.known(.inUse)])
        try await carl.does(.cast("up", []))
        // Adds them again, as an undo does.
        try await carl.does(.cast("up", [second]))
        #expect(try await mina.does(.cast("up", [])).outcomes.map(\.code) == [.known(.inUse)])
        try await carl.does(.cast("up", []))
        #expect(try await mina.does(.cast("up", [])).outcomes.map(\.state) == [.known(.done)])
        #expect(try await added(to: "up", mina).allSatisfy { $0.gone == true })
        try await mina.does(.cast("up", [first]))
        #expect(try await added(to: "up", carl).filter { $0.gone != true }.map(\.id) == ["kevin-m"])
    }

    @Test(.everyStore) func `changes to a work merged into another are ignored`() async throws {
        let community = try await TestCommunity()
        let mina = try await community.join("mina")
        let facts = WorkFactsRow(
            id: "up-mina", title: LocalizedText(english: "Up!", korean: "업!"), kind: .known(.animation), year: 2_009,
            genres: [], synopsis: LocalizedText(english: "A house flies.", korean: "집이 난다."))
        let work = PublishedWork(work: facts, cast: [character("carl-mina", "Carl", "칼")])
        try await mina.does(.publish(work))
        _ = try await CommunityOperator(database: community.api.database, clock: community.clock, name: "root")
            .mergeWork("up-mina", into: "up")
        let answer = try await mina.does(.publish(work), .unpublish("up-mina"))
        #expect(answer.outcomes.allSatisfy { $0.state.value == .done })
        #expect(try await mina.read(WorkAnswer.self, .work("up-mina")).work.id == "up")
    }
}
