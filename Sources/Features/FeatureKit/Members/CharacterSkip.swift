package import Domain

/// Skips characters that a member does not know: as an undoable write, or for a guest until the program ends.
@MainActor
package final class CharacterSkip {
    private let offers: OfferCharacters
    private let writer: MemberWriter
    private let strings: Strings
    private let guest = LatestTask()

    package init(offers: OfferCharacters, writer: MemberWriter, strings: Strings) {
        self.offers = offers
        self.writer = writer
        self.strings = strings
    }

    package func callAsFunction(
        _ id: Identifier<WorkCharacter>, for viewer: Viewer, then done: @escaping () -> Void
    ) {
        let skip: @Sendable () async throws -> Void = { [offers] in try await offers.skip(id, for: viewer) }
        guard viewer.profile != nil else {
            return guest.run(skip) { (result: Result<Void, any Error>) in
                if case .success = result { done() }
            }
        }
        writer.write(.open(route: "dig:\(id)"), skip) { [strings] in
            strings["dig.skipped"]
        } completion: { (result: Result<Void, any Error>) in
            if case .success = result { done() }
        }
    }
}
