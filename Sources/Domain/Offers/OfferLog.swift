/// Remembers the characters that the current member was offered and skipped; a guest's in memory only.
package actor OfferLog {
    /// The number of days in which a skipped character is not offered.
    package static let skippedDays: Int64 = 30
    /// The number of characters in a row that are all different.
    package static let inRow = 20

    private let store: any OfferRepository
    private let clock: any WallClock
    private var guest = Offers()

    package init(store: any OfferRepository, clock: any WallClock) {
        self.store = store
        self.clock = clock
    }

    package func offers(for viewer: Viewer) async throws -> Offers {
        guard let profile = viewer.profile else { return guest }
        return try await store.offers(
            of: profile, skippedSince: clock.now() - Self.skippedDays * 86_400, latest: Self.inRow)
    }

    package func note(_ character: Identifier<WorkCharacter>, for viewer: Viewer) async throws {
        if let profile = viewer.profile { return try await store.note(offer: character, to: profile, at: clock.now()) }
        guest.latest = Array(([character] + guest.latest.filter { $0 != character }).prefix(Self.inRow))
    }

    package func skip(_ character: Identifier<WorkCharacter>, for viewer: Viewer) async throws {
        if let profile = viewer.profile { return try await store.skip(character, by: profile, at: clock.now()) }
        guest.skipped.insert(character)
    }
}

/// Stores which characters a member was offered for digging, and which they skipped.
package protocol OfferRepository: Sendable {
    /// Leaves out skips before `moment`, seconds since 1970 UTC; `limit` is the most characters in `latest`.
    func offers(
        of profile: Identifier<Profile>, skippedSince moment: Int64, latest limit: Int
    ) async throws -> Offers
    func note(offer character: Identifier<WorkCharacter>, to profile: Identifier<Profile>, at now: Int64) async throws
    /// Skips a character as one undoable step. An unknown character changes nothing.
    func skip(_ character: Identifier<WorkCharacter>, by profile: Identifier<Profile>, at now: Int64) async throws
}

package struct Offers: Hashable, Sendable {
    package var skipped: Set<Identifier<WorkCharacter>>
    /// The characters offered last, newest first, skipped or not.
    package var latest: [Identifier<WorkCharacter>]

    package init(skipped: Set<Identifier<WorkCharacter>> = [], latest: [Identifier<WorkCharacter>] = []) {
        self.skipped = skipped
        self.latest = latest
    }
}
