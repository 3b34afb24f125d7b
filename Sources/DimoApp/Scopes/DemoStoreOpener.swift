import Domain
import Persistence

/// Opens a store in memory with a fictional community. It never touches a file, and so never mixes with members' data.
struct DemoStoreOpener: Sendable {
    static let members = 60
    private static let votesPerMember = 30

    let opener: StoreOpener
    let clock: any WallClock

    /// - Throws: `StoreError`.
    @concurrent
    func open() async throws -> StoreOpeningResult {
        let now = clock.now()
        let opening = try await opener.open(now: now)
        _ = try await opener.refreshCatalogue(in: opening.store)
        _ = try await DemoBuilder(database: opening.store.database).build(
            DemoPlan(
                members: Self.members, works: 0, drinks: 0, votes: Self.members * Self.votesPerMember, seed: 1,
                hasStory: true, now: now))
        return opening
    }
}
