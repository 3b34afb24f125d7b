import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal
import TestSupport
import Testing

@testable import DimoApp

/// Every header shows what a community needs from its member, and a key leads to the place to fix it.
@MainActor
struct StandingTests {
    nonisolated private static let standings: [CommunityStanding] = [
        .suspended, .paused, .asking(lost: 12), .outdated, .renumbered, .putBack, .signedOut, .removed,
    ]

    /// A member of a community, on Home.
    private func member(_ language: Language, _ standing: CommunityStanding) async throws -> Stage {
        let stage = try await Stage.opened(language, route: .tab(.home))
        let main = try #require(stage.scope)
        main.membership.send(CommunityStatus(membership: ScriptedCommunity.membership, standing: standing))
        // Replaces the header's read of the store.
        stage.shell.setNeedsFrame()
        return stage
    }

    @Test(arguments: Language.allCases, standings)
    func `a standing that needs action shows at 80 columns, and F2 opens its page`(
        language: Language, standing: CommunityStanding
    ) async throws {
        let stage = try await member(language, standing)
        let words = TestWords.words(language)
        let sign = try #require(CommunityText.sign(standing, words))
        #expect(stage.lines[0].hasSuffix("!\(sign)"), "\(stage.lines[0])")
        await stage.press(Key(.function(2)))
        #expect(stage.trail.last == "settings/community")
    }

    @Test func `an active standing shows nothing in the header`() async throws {
        let stage = try await member(.english, .active)
        #expect(!stage.lines[0].contains("!"))
    }
}
