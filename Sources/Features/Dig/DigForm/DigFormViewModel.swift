internal import Domain
internal import FeatureKit
internal import Reactive

/// What the form shows.
struct DigFormState: ScreenState {
    var phase: Phase = .idle
    var content: Content?

    struct Content: Equatable {
        let name: String
        let otherName: String
        let work: String
        let isLead: Bool
        /// What the member said before; nil for a first dig.
        let before: String?
        /// What the picker begins with.
        let start: DigDraft
    }
}

/// The form in which a member says a character's type; voting again begins with what was said before.
@MainActor
final class DigFormViewModel: ViewModel {
    struct Input: ScreenInput {
        /// The letters or the reason are others.
        let changed = Signal<DigDraft>()
        let sent = Signal<DigDraft>()
        let pageRequested = Signal<Void>()
        let refresh = Signal<Void>()
    }

    typealias Output = StateOutput<DigFormState>

    private let id: Identifier<WorkCharacter>
    private let reader: DigFormReader
    private let castVote: @Sendable (Ballot) async throws -> VoteOutcome?
    private let drafts: Observable<[Identifier<WorkCharacter>: DigDraft]>
    private let writer: MemberWriter
    private let flow: Flow<DigStep>
    private let strings: Strings
    private let state = Observable(DigFormState())
    private let bag = SubscriptionBag()
    private let reading = LatestTask()

    /// - Parameters:
    ///   - castVote: votes for whoever is there; nil for a guest.
    ///   - drafts: what was picked in forms that were left.
    init(
        id: Identifier<WorkCharacter>, reader: DigFormReader,
        castVote: @escaping @Sendable (Ballot) async throws -> VoteOutcome?,
        drafts: Observable<[Identifier<WorkCharacter>: DigDraft]>, writer: MemberWriter, flow: Flow<DigStep>,
        strings: Strings
    ) {
        self.id = id
        self.reader = reader
        self.castVote = castVote
        self.drafts = drafts
        self.writer = writer
        self.flow = flow
        self.strings = strings
    }

    func transform(_ input: Input) -> Output {
        input.changed.observe { [drafts, id] draft in drafts.update { $0[id] = draft } }.store(in: bag)
        input.sent.observe { [weak self] in self?.send($0) }.store(in: bag)
        input.pageRequested.observe { [flow, id] in flow.open(.character(id)) }.store(in: bag)
        input.refresh.observe { [weak self] in self?.reload() }.store(in: bag)
        reload()
        return Output(state: state.readOnly, messages: writer.messages)
    }

    private func reload() {
        state.update { $0.phase = $0.phase.requesting }
        reading.run { [id, reader] in
            try await reader.read(id)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let reading):
                let content = content(of: reading)
                state.update {
                    $0.content = content
                    $0.phase = .loaded
                }
            case .failure(let error):
                let reason = ErrorText.describe(error, strings)
                state.update { $0.phase = .failed(reason) }
            }
        }
    }

    private func content(of reading: DigFormReading) -> DigFormState.Content {
        let character = reading.character
        return DigFormState.Content(
            name: character.name[strings.language], otherName: character.name[strings.language.other],
            work: WorkText.titled(character.work, strings.language), isLead: character.isLead,
            before: reading.vote.map { strings("dig.before", $0.ballot.type.text) },
            start: drafts.value[id] ?? reading.vote.map { DigDraft($0.ballot) } ?? DigDraft(letters: [:], reason: ""))
    }

    private func send(_ draft: DigDraft) {
        guard let type = draft.type else { return writer.fail(strings["dig.incomplete"]) }
        let ballot = Ballot(id, type, reason: draft.reason)
        writer.write(.open(route: DigDestination.form(id).route)) { [castVote] in
            try await castVote(ballot)
        } done: { [strings] outcome in
            outcome.map { Self.text(of: $0, strings) }
        } completion: { [weak self] result in
            guard let self, case .success(.some) = result else { return }
            drafts.update { $0[self.id] = nil }
            flow.replace(.destination(.result(id)))
        }
    }

    /// A vote given again says what it changed, with the crowd before and after.
    private static func text(of outcome: VoteOutcome, _ strings: Strings) -> String {
        guard let before = outcome.before else { return strings("dig.done", outcome.after.text) }
        guard let crowdBefore = outcome.resultBefore.result?.crowd, let crowd = outcome.result.crowd else {
            return strings("dig.again", before.text, outcome.after.text)
        }
        return strings("dig.again-crowd", before.text, outcome.after.text, crowdBefore.text, crowd.text)
    }
}
