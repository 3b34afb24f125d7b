import CommunityProtocol
import Domain
import Testing

@testable import CommunityServer

/// Votes that members show to each other.
@Suite(.everyStore) struct ShownVotesTests {
    private func show(_ shows: Bool, _ member: TestMember) async throws {
        let answer = try await member.community.send(
            .patch, .me, OwnMemberChange(showsVotes: shows), token: member.token)
        #expect(try answer.decoded(OwnMember.self).showsVotes == shows)
    }

    /// The types in a member's votes that the viewer receives, by character.
    private func shown(of member: TestMember, to viewer: TestMember) async throws -> [Identifier<WorkCharacter>: MBTI] {
        let id = member.member.id
        let rows = try await viewer.read(PageAnswer<MemberVoteRow>.self, .memberVotes(id)).rows
        let page = try await viewer.read(MemberAnswer.self, .member(id))
        #expect(rows.allSatisfy { $0.type == nil } || page.showsVotes == true)
        return Dictionary(uniqueKeysWithValues: rows.compactMap { row in row.type.map { (row.character.id, $0) } })
    }

    @Test func `two members see each other's votes once both agree, on common characters only`() async throws {
        let community = try await TestCommunity()
        let (mina, juno) = (try await community.join("mina"), try await community.join("juno"))
        try await mina.does(.vote("up-1", MBTI.all[2], reason: "because"), .vote("up-2", MBTI.all[3], reason: nil))
        try await juno.does(.vote("up-1", MBTI.all[9], reason: nil), .vote("heat-1", MBTI.all[4], reason: nil))
        #expect(try await mina.read(OwnMember.self, .me).showsVotes == false)
        #expect(try await shown(of: mina, to: juno).isEmpty)
        try await show(true, mina)
        for (member, viewer) in [(mina, juno), (juno, mina)] {
            #expect(try await shown(of: member, to: viewer).isEmpty, "both must agree")
            #expect(try await viewer.read(MemberAnswer.self, .member(member.member.id)).showsVotes == nil)
        }
        try await show(true, juno)
        #expect(try await shown(of: mina, to: juno) == ["up-1": MBTI.all[2]])
        #expect(try await shown(of: juno, to: mina) == ["up-1": MBTI.all[9]])
        let carl = try await community.join("carl")
        try await carl.does(.vote("up-1", MBTI.all[0], reason: nil))
        #expect(try await shown(of: mina, to: carl).isEmpty, "nobody else sees them")
        try await juno.does(.unvote("up-1"))
        #expect(try await shown(of: mina, to: juno).isEmpty, "characters the viewer has not dug stay covered")
        try await juno.does(.vote("up-1", MBTI.all[9], reason: nil))
        try await show(false, mina)
        for (member, viewer) in [(mina, juno), (juno, mina)] {
            #expect(try await shown(of: member, to: viewer).isEmpty)
        }
    }

    /// Two members who show each other their votes on one character.
    private func pair() async throws -> (mina: TestMember, juno: TestMember, root: CommunityOperator) {
        let community = try await TestCommunity()
        let (mina, juno) = (try await community.join("mina"), try await community.join("juno"))
        for member in [mina, juno] {
            try await member.does(.vote("up-1", MBTI.all[2], reason: nil))
            try await show(true, member)
        }
        try #require(try await shown(of: mina, to: juno) == ["up-1": MBTI.all[2]])
        let root = CommunityOperator(database: community.api.database, clock: community.clock, name: "root")
        return (mina, juno, root)
    }

    @Test func `a withdrawal invalidates pages with shown votes`() async throws {
        let (mina, juno, _) = try await pair()
        for endpoint in [Endpoint.member(mina.member.id), .memberVotes(mina.member.id)] {
            try await show(true, mina)
            var request = APIRequest(method: .get, endpoint: endpoint, token: juno.token)
            let mark = try #require(await juno.community.ask(request).etag)
            request.ifNoneMatch = mark
            #expect(await juno.community.ask(request).status == 304)
            try await show(false, mina)
            #expect(await juno.community.ask(request).status == 200)
        }
    }

    @Test func `a suspended member can withdraw shown votes and change nothing else`() async throws {
        let (mina, juno, root) = try await pair()
        try await root.suspend("mina", days: nil)
        try await show(false, mina)
        #expect(try await shown(of: mina, to: juno).isEmpty)
        for change in [
            OwnMemberChange(showsVotes: true), OwnMemberChange(intro: "Hello.", showsVotes: false), OwnMemberChange(),
        ] {
            let answer = try await mina.community.send(.patch, .me, change, token: mina.token)
            #expect(answer.code == .suspended)
        }
    }

    @Test func `a restore clears every choice to show votes`() async throws {
        let (mina, juno, root) = try await pair()
        try await root.restored()
        for member in [mina, juno] { #expect(try await member.read(OwnMember.self, .me).showsVotes == false) }
        #expect(try await shown(of: mina, to: juno).isEmpty)
    }
}
