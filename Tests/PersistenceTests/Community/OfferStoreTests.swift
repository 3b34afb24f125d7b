import Domain
import Synchronization
import TestSupport
import Testing

@testable import Persistence

struct OfferStoreTests {
    private let me = Profile.localID

    @Test func `a skip can be undone and expires`() async throws {
        let world = try await CommunityWorld()
        let offers = SQLiteOfferRepository(database: world.database)
        try await offers.note(offer: "tom", to: me, at: 10)
        try await offers.skip("holmes", by: me, at: 20)
        try await offers.skip("nobody", by: me, at: 30)
        #expect(
            try await offers.offers(of: me, skippedSince: 20, latest: 9)
                == Offers(skipped: ["holmes"], latest: ["holmes", "tom"]))
        #expect(try await offers.offers(of: me, skippedSince: 21, latest: 1) == Offers(latest: ["holmes"]))
        #expect(try await offers.offers(of: "ann", skippedSince: 0, latest: 9) == Offers())
        _ = try await SQLiteActionHistory(database: world.database).undo(for: me)
        #expect(
            try await offers.offers(of: me, skippedSince: 0, latest: 9) == Offers(latest: ["holmes", "tom"]),
            "an undone skip was still offered")
    }

    @Test func `an offer notifies no screen, a skip does`() async throws {
        let world = try await CommunityWorld()
        let offers = SQLiteOfferRepository(database: world.database)
        try await offers.note(offer: "tom", to: me, at: 10)
        let areas = Mutex<[StoreArea]>([])
        world.database.observeChanges { area in areas.withLock { $0.append(area) } }
        try await offers.note(offer: "holmes", to: me, at: 11)
        #expect(areas.withLock(\.self).isEmpty)
        try await offers.skip("holmes", by: me, at: 12)
        #expect(areas.withLock(\.self).contains { $0.contains(.votes) })
    }
}
