import Domain
import Persistence

/// Opens a store in memory with a made-up community, to be looked at and forgotten: it never touches a file, and so
/// never meets what a member keeps.
struct DemoStoreOpener: Sendable {
    /// So many members are made up.
    static let members = 60
    private static let votesPerMember = 30

    /// Opens an empty store in memory.
    let opener: StoreOpener
    /// Tells the time.
    let clock: any WallClock

    /// Opens it.
    ///
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
