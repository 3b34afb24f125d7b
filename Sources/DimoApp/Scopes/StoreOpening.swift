import Domain
import FeatureKit
import Persistence

protocol StoreOpening: Sendable {
    /// Opens the store and finds the local profile. `now`, seconds since 1970, names a file set aside. Throws
    /// `StoreError` if not even a store in memory can be opened.
    func open(now: Int64) async throws -> StoreOpeningResult

    /// Imports the bundled catalogue if it differs from the store's.
    func refreshCatalogue(in store: Store) async throws -> CatalogueRefresh
}

struct StoreOpeningResult: Sendable {
    let store: Store
    let profile: Profile
    /// A message for the member; nil if all went well.
    let notice: OpeningNotice?
    /// Whether the store has no catalogue yet, so that nothing can be shown before it is read.
    let isEmpty: Bool
}

package enum StoreKind: Hashable, Sendable {
    case file
    /// In memory, discarded when the program ends.
    case memory
    /// In a store that shows one state of every screen, for snapshots.
    case state(StagedState)
}

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

struct CatalogueRefresh: Sendable {
    let isChanged: Bool
    /// The problems in the files; those records were omitted.
    let problems: [CatalogueProblem]
}

enum StoreNotice {
    static func describe(_ notice: OpeningNotice, _ strings: Strings) -> String {
        let text = ErrorText.describe(notice.reason, strings)
        return notice.isKept ? text : "\(text) \(strings["notice.memory-only"])"
    }
}
