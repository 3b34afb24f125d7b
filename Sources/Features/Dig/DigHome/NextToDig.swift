import Domain
import FeatureKit
import Reactive

/// The characters offered to the member since the program started.
@MainActor
final class OfferedCharacters {
    fileprivate var ids: Set<Identifier<WorkCharacter>> = []
}

/// Finds the next character to dig, or reports that none is left. Offers nobody twice before everybody was offered.
@MainActor
final class NextToDig {
    var messages: Messages { Messages(done: none.events, failed: failure.events) }

    private let candidates: DigCandidates
    private let offered: OfferedCharacters
    private let strings: Strings
    private let none = Signal<String>()
    private let failure = Signal<String>()
    private let finding = LatestTask()

    init(candidates: DigCandidates, offered: OfferedCharacters, strings: Strings) {
        self.candidates = candidates
        self.offered = offered
        self.strings = strings
    }

    /// - Parameter current: The character on the screen, which is skipped.
    func find(
        besides current: Identifier<WorkCharacter>? = nil, lead: @escaping (Identifier<WorkCharacter>) -> Void
    ) {
        let current = Set([current].compactMap(\.self))
        finding.run { [candidates, offered = offered.ids] in
            if let new = try await candidates.next(1, besides: offered.union(current)).first { return (new.id, true) }
            return (try await candidates.next(1, besides: current).first?.id, false)
        } completion: { [weak self] (result: Result<(Identifier<WorkCharacter>?, Bool), any Error>) in
            guard let self else { return }
            switch result {
            case .success((let next?, let isNew)):
                offered.ids = isNew ? offered.ids.union([next]) : [next]
                lead(next)
            case .success((nil, _)): none.send(strings["dig.all-dug"])
            case .failure(let error): failure.send(ErrorText.describe(error, strings))
            }
        }
    }
}
