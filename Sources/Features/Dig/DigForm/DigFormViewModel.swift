internal import Domain
internal import FeatureKit
internal import Reactive

/// The form in which a member says a character's type; voting again begins with what was said before.
@MainActor
final class DigFormViewModel {
    struct Input {
        /// The letters or the reason are others.
        let changed: Events<DigDraft>
        /// The form was sent.
        let sent: Events<DigDraft>
        let pageRequested: Events<Void>
        let refreshRequested: Events<Void>
    }

    struct Output {
        let state: ReadOnly<DigFormState>
        /// What was done, to be shown as a message.
        let done: Events<String>
        /// What could not be done.
        let failed: Events<String>
    }

    private let id: Identifier<WorkCharacter>
    private let dependencies: DigDIContainer.Dependencies
    private let actions: DigFormActions
    private let state = Observable(DigFormState())
    private let done = Signal<String>()
    private let failed = Signal<String>()
    private let bag = SubscriptionBag()
    private let reading = LatestTask()
    private let writing = LatestTask()

    init(id: Identifier<WorkCharacter>, dependencies: DigDIContainer.Dependencies, actions: DigFormActions) {
        self.id = id
        self.dependencies = dependencies
        self.actions = actions
    }

    func transform(_ input: Input) -> Output {
        input.changed.observe { [weak self] draft in
            guard let self else { return }
            dependencies.drafts.update { $0[self.id] = draft }
        }.store(in: bag)
        input.sent.observe { [weak self] in self?.send($0) }.store(in: bag)
        input.pageRequested.observe { [weak self] in
            guard let self else { return }
            actions.showPage(id)
        }.store(in: bag)
        input.refreshRequested.observe { [weak self] in self?.load() }.store(in: bag)
        load()
        return Output(state: state.readOnly, done: done.events, failed: failed.events)
    }

    /// Waits until nothing is on its way, for tests.
    func settle() async {
        await reading.settle()
        await writing.settle()
    }

    private func load() {
        state.update { $0.phase = $0.phase.requesting }
        let (reader, now) = (dependencies.reader(), dependencies.clock.now())
        reading.run { [id, characters = dependencies.characters, votes = dependencies.votes, dependencies] in
            guard let character = try await characters.character(id, for: reader) else {
                throw NotFound(id: id.rawValue)
            }
            guard let profile = reader.profile else { return (character, nil as CastVote?) }
            try await dependencies.search.remember(character: id, of: profile, at: now)
            return (character, try await votes.vote(on: id, by: profile))
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let (character, vote)):
                state.update {
                    $0.content = self.content(character, vote)
                    $0.phase = .loaded
                }
            case .failure(let error):
                state.update { $0.phase = .failed(ErrorText.describe(error, self.dependencies.strings)) }
            }
        }
    }

    private func content(_ character: CharacterSummary, _ vote: CastVote?) -> DigFormState.Content {
        let strings = dependencies.strings
        let given = vote.map { vote in
            DigDraft(
                letters: Dictionary(
                    uniqueKeysWithValues: MBTIAxis.allCases.map { ($0, vote.ballot.type.letter(on: $0)) }),
                reason: vote.ballot.reason ?? "")
        }
        return DigFormState.Content(
            name: character.name[strings.language], otherName: character.name[strings.language.other],
            work: WorkText.titled(character.work, strings.language), isLead: character.isLead,
            before: vote.map { strings("dig.before", $0.ballot.type.text) },
            start: dependencies.drafts.value[id] ?? given ?? DigDraft(letters: [:], reason: ""))
    }

    private func send(_ draft: DigDraft) {
        let strings = dependencies.strings
        guard let type = draft.type else { return failed.send(strings["dig.incomplete"]) }
        guard dependencies.authorizer.authorize(.open(route: "dig:\(id)")), let member = dependencies.member() else {
            return
        }
        let ballot = Ballot(id, type, reason: draft.reason)
        let now = dependencies.clock.now()
        writing.run { [votes = dependencies.votes] in
            try await votes.vote(ballot, by: member, at: now)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let outcome):
                dependencies.drafts.update { $0[self.id] = nil }
                dependencies.storeChanged.send()
                done.send(text(of: outcome))
                actions.showResult(id)
            case .failure(let error):
                failed.send(ErrorText.describe(error, strings))
            }
        }
    }

    /// A vote given again says what it changed, and so the crowd where that changed too.
    private func text(of outcome: VoteOutcome) -> String {
        let strings = dependencies.strings
        guard let before = outcome.before else { return strings("dig.done", outcome.after.text) }
        guard before != outcome.after else { return strings("dig.unchanged", before.text) }
        guard let crowdBefore = outcome.resultBefore.result?.crowd, let crowd = outcome.result.crowd,
            crowd != crowdBefore
        else {
            return strings("dig.again", before.text, outcome.after.text)
        }
        return strings("dig.again-crowd", before.text, outcome.after.text, crowdBefore.text, crowd.text)
    }
}

extension DigDraft {
    /// The type; nil while an axis has no letter.
    var type: MBTI? {
        guard letters.count == MBTIAxis.allCases.count else { return nil }
        return MBTI { letters[$0] == $0.second }
    }
}
