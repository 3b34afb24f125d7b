/// Stores which characters a member was offered for digging, and which they skipped.
package protocol OfferRepository: Sendable {
    /// - Parameters:
    ///   - moment: seconds since 1970 UTC; earlier skips are left out.
    ///   - limit: the most characters in `latest`.
    func offers(
        of profile: Identifier<Profile>, skippedSince moment: Int64, latest limit: Int
    ) async throws -> Offers
    func note(offer character: Identifier<WorkCharacter>, to profile: Identifier<Profile>, at now: Int64) async throws
    /// Skips a character as one undoable step. An unknown character changes nothing.
    func skip(_ character: Identifier<WorkCharacter>, by profile: Identifier<Profile>, at now: Int64) async throws
}

package struct Offers: Hashable, Sendable {
    package var skipped: Set<Identifier<WorkCharacter>>
    /// The characters offered last, skipped or not.
    package var latest: Set<Identifier<WorkCharacter>>

    package init(skipped: Set<Identifier<WorkCharacter>> = [], latest: Set<Identifier<WorkCharacter>> = []) {
        self.skipped = skipped
        self.latest = latest
    }
}
