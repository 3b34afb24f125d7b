import Domain
import FeatureKit
import Reactive

/// Finds the next character to dig, or reports that none is left.
@MainActor
final class NextToDig {
    var messages: Messages { Messages(done: none.events, failed: failure.events) }

    private let candidates: DigCandidates
    private let strings: Strings
    private let none = Signal<String>()
    private let failure = Signal<String>()
    private let finding = LatestTask()

    init(candidates: DigCandidates, strings: Strings) {
        self.candidates = candidates
        self.strings = strings
    }

    /// - Parameter current: The character on the screen, which is skipped.
    func find(
        besides current: Identifier<WorkCharacter>? = nil, lead: @escaping (Identifier<WorkCharacter>) -> Void
    ) {
        finding.run { [candidates] in
            try await candidates.next(1, besides: Set([current].compactMap(\.self))).first?.id
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let next?): lead(next)
            case .success(nil): none.send(strings["dig.all-dug"])
            case .failure(let error): failure.send(ErrorText.describe(error, strings))
            }
        }
    }
}
