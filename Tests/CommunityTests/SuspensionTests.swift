import CommunityServer
import CommunitySync
import Domain
import Persistence
import TestSupport
import Testing

/// Suspensions that a terminal learns of although its member sends nothing.
struct SuspensionTests {
    @Test(arguments: TestStore.chosen)
    func `an idle member learns of a suspension, and waiting actions are sent after it`(
        store: TestStore
    ) async throws {
        let club = try await TwoMembers(on: store)
        let (juno, infp) = (club.juno, try MBTI(text: "INFP"))
        func expect(_ standing: CommunityStanding, waiting: Int) async throws {
            try await club.exchange(juno)
            let account = try await juno.ledger.account(of: juno.profile)
            #expect(account?.standing == standing && account?.waiting == waiting)
        }
        let root = try await CommunityOperator(store: club.server.store, name: "root")
        try await root.suspend("juno", days: nil)
        try await expect(.suspended, waiting: 0)
        try await juno.vote("holmes", infp)
        try await expect(.suspended, waiting: 1)
        try await root.lift("juno")
        try await expect(.active, waiting: 0)
        await root.close()
        await club.end()
    }
}
