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
        finding.run { [offers, viewer = viewer()] in
            try await offers.next(besides: current, for: viewer)
        } completion: { [weak self] (result: Result<CharacterSummary?, any Error>) in
            guard let self else { return }
            switch result {
            case .success(let next?): lead(next.id)
            case .success(nil): writer.say(strings["dig.none-left"])
            case .failure(let error): writer.fail(ErrorText.describe(error, strings))
            }
        }
    }

    func skip(_ id: Identifier<WorkCharacter>, then done: @escaping () -> Void) {
        skipOne(id, for: viewer(), then: done)
    }
}
