import Domain
import FeatureKit
import Reactive

struct DigFormState: ReadingState {
    var phase: Phase = .idle
    var content: Content?
    var hasDraft = false

    struct Content: Equatable {
        let name: String
        let otherName: String
        let work: String
        let workID: Identifier<Work>
        let isLead: Bool
        /// A description of the member's earlier vote; nil for a first dig.
        let before: String?
        let start: DigDraft
        /// A remark about the restored draft; nil if there is none.
        var draftNote: String?
        /// Explains the vote and who can see it.
        let remark: String
    }
}

/// Collects a member's vote on a character's type; voting again starts from the earlier vote.
@MainActor
final class DigFormViewModel: ViewModel, Subscriber {
    struct Input: ScreenInput {
        let changed = Signal<DigDraft>()
        let sent = Signal<DigDraft>()
        let dropRequested = Signal<Void>()
        let pageRequested = Signal<Void>()
        let skipped = Signal<Void>()
        let refresh = Signal<Void>()
    }

    struct Output: ScreenOutput {
        let state: ReadOnly<DigFormState>
        let messages: Messages
        /// Replaces the picks in the form.
        let restarted: Events<DigDraft>
    }

    private let id: Identifier<WorkCharacter>
    private let reader: DigFormReader
    private let castVote: @Sendable (Ballot) async throws -> VoteOutcome?
    private let slot: DraftSlot
    private let nextOne: NextToDig
    private let writer: MemberWriter
    private let flow: Flow<DigStep>
    private let strings: Strings
    private let state = Observable(DigFormState())
    let bag = SubscriptionBag()
    private let reading = LatestTask()
    private let restarted = Signal<DigDraft>()
    /// The member's earlier vote, or an empty draft.
    private var original = DigDraft.empty

    /// `castVote` returns nil for a guest.
    init(
        id: Identifier<WorkCharacter>, reader: DigFormReader,
        castVote: @escaping @Sendable (Ballot) async throws -> VoteOutcome?,
        slot: DraftSlot, nextOne: NextToDig, writer: MemberWriter, flow: Flow<DigStep>, strings: Strings
    ) {
        self.id = id
        self.reader = reader
        self.castVote = castVote
        self.slot = slot
        self.nextOne = nextOne
        self.writer = writer
        self.flow = flow
        self.strings = strings
    }

    func transform(_ input: Input) -> Output {
        on(input.changed) { $0.keep($1) }
        on(input.dropRequested) { $0.askToDrop() }
        on(input.sent) { $0.send($1) }
        on(input.pageRequested) { $0.flow.open(.character($0.id)) }
        input.skipped.observe { [nextOne, flow, id] in
            nextOne.skip(id) { nextOne.find(besides: id) { flow.replace(.destination(.form($0))) } }
        }.store(in: bag)
        on(input.refresh) { $0.reload() }
        reload()
        return Output(
            state: state.readOnly, messages: writer.messages.merging(nextOne.messages), restarted: restarted.events)
    }

    /// Forgets a draft that equals the earlier vote.
    private func keep(_ draft: DigDraft) {
        let isDraft = draft != original
        slot.keep(isDraft ? draft.text : nil, title: state.value.content?.name ?? "")
        state.update { $0.hasDraft = isDraft }
    }

    /// Asks first, because a discarded draft cannot be restored.
    private func askToDrop() {
        guard state.value.hasDraft else { return }
        flow.show(.dropDraft { [weak self] in self?.drop() })
    }

    private func drop() {
        slot.forget()
        state.update {
            $0.hasDraft = false
            $0.content?.draftNote = nil
        }
        restarted.send(original)
    }

    private func reload() {
        reading.read(into: state, strings) { [id, reader, slot] in
            (try await reader.read(id), try await slot.read())
        } show: { [weak self] contents in
            guard let self else { return }
            let (reading, kept) = contents
            let content = content(of: reading, kept)
            state.update {
                $0.content = content
                $0.hasDraft = content.start != self.original
                $0.phase = .loaded
            }
        }
    }

    private func content(of reading: DigFormReading, _ kept: Draft?) -> DigFormState.Content {
        let character = reading.character
        original = reading.vote.map { DigDraft($0.ballot) } ?? .empty
        let draft = kept.flatMap { DigDraft(text: $0.body) }
        // Later reads find edits made since, not a restored draft.
        if state.value.content == nil, let kept, draft != nil { slot.showNote(of: kept) }
        return DigFormState.Content(
            name: character.name[strings.language], otherName: character.name.other(than: strings.language),
            work: character.work.titled(strings.language), workID: character.work.id, isLead: character.isLead,
            before: reading.vote.map { strings("dig.before", $0.ballot.type.text) },
            start: draft ?? original,
            draftNote: slot.note,
            remark: strings[reading.isOfServer ? "dig.remark.community" : "dig.remark"])
    }

    private func send(_ draft: DigDraft) {
        guard let type = draft.type else { return writer.fail(strings["dig.incomplete"]) }
        let ballot = Ballot(id, type, reason: draft.reason)
        writer.write(.open(route: DigDestination.form(id).route)) { [castVote] in
            try await castVote(ballot)
        } done: { [strings] outcome in
            outcome.map { Self.text(of: $0, strings) }
        } completion: { [weak self, slot] result in
            guard case .success(.some) = result else { return }
            slot.forget()
            if let self { flow.replace(.revealed(id)) }
        }
    }

    /// Describes a repeated vote, and any change of the crowd's type.
    private static func text(of outcome: VoteOutcome, _ strings: Strings) -> String {
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
