import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Dig

/// A server's result shows the number of people and its age; local numbers are always current.
@MainActor
struct CrowdAgeTests {
    private func content(_ origin: CrowdOrigin?, _ language: Language) async throws -> ResultState.Content {
        var world = DigWorld()
        world.origin = origin
        try await world.addSpecVotes(mine: true)
        let input = ResultViewModel.Input()
        let model = world.container(language).makeResultViewModel("holmes", in: world.flow())
        let states = Recorded(model.transform(input).state)
        await LatestTask.settleAll()
        return try #require(states.last?.content)
    }

    @Test func `a server's result shows its people and age in both languages`() async throws {
        let origin = CrowdOrigin(community: "Club", people: 320, askedAt: DigWorld.now - 3 * 3_600)
        #expect(try await content(origin, .english).votes == "217 votes · of 320 people · as of 3 h ago")
        #expect(try await content(origin, .korean).votes.hasSuffix("320명 가운데 · 3시간 전 기준"))
        #expect(try await content(origin, .english).open?.remark == "")
    }

    @Test func `a local result shows no age`() async throws {
        let content = try await content(nil, .english)
        #expect(content.votes == "217 votes")
        #expect(content.open?.remark.contains("people here") == true || content.open?.remark == "one person so far")
    }
}
