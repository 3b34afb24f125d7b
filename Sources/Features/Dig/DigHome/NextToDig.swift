import Domain
import FeatureKit
import Reactive

@MainActor
final class NextToDig {
    var messages: Messages { writer.messages }
    var isGuest: Bool { viewer().profile == nil }

    private let offers: OfferCharacters
    private let viewer: @MainActor @Sendable () -> Viewer
    private let writer: MemberWriter
    private let strings: Strings
    private let skipOne: CharacterSkip
    private let finding = LatestTask()

    init(
        offers: OfferCharacters, viewer: @escaping @MainActor @Sendable () -> Viewer, writer: MemberWriter,
        strings: Strings
    ) {
        self.offers = offers
        self.viewer = viewer
        self.writer = writer
        self.strings = strings
        skipOne = CharacterSkip(offers: offers, writer: writer, strings: strings)
    }

    /// `current` is the character on the screen, which is left out.
    func find(
        besides current: Identifier<WorkCharacter>? = nil, lead: @escaping (Identifier<WorkCharacter>) -> Void
    ) {
        finding.run(reportingTo: writer) { [offers, viewer = viewer()] in
            try await offers.next(besides: current, for: viewer)
        } success: { [writer, strings] next in
            if let next { lead(next.id) } else { writer.say(strings["dig.none-left"]) }
        }
    }

    func skip(_ id: Identifier<WorkCharacter>, then done: @escaping () -> Void) {
        skipOne(id, for: viewer(), then: done)
    }
}
