import Domain
import FeatureKit
import Reactive

@MainActor
final class HomeViewModel: ViewModel, Subscriber {
    struct Input: PageScreenInput {
        let opened = Signal<HomeTarget>()
        let anotherRequested = Signal<Void>()
        let previousRequested = Signal<Void>()
        /// Logs tonight's drink as made, or its work as watched.
        let doneRequested = Signal<HomeTarget?>()
        let eveningPraised = Signal<Void>()
        let eveningDismissed = Signal<Void>()
        let dailySkipped = Signal<Void>()
        let searchRequested = Signal<Void>()
        let kindCycled = Signal<Void>()
        /// Reads the bar and the month too, for which the window has room.
        let asideRequested = Signal<Void>()
        let refresh = Signal<Void>()
    }

    typealias Output = StateOutput<HomeState>

    private let reader: HomeReader
    private let asideReader: HomeAsideReader
    private let kind: Observable<WorkKind?>
    private let flow: Flow<HomeStep>
    private let state = Observable(HomeState())
    private let replies: EveningReplies
    private let writer: MemberWriter
    private let failed = Signal<String>()
    let bag = SubscriptionBag()
    private let reading = LatestTask()
    private let checking = LatestTask()
    private let skip: CharacterSkip
    private let glancing = LatestTask()
    private var hasAside = false

    private var strings: Strings { reader.strings }

    init(
        reader: HomeReader, asideReader: HomeAsideReader, replies: EveningReplies, writer: MemberWriter,
        kind: Observable<WorkKind?>, flow: Flow<HomeStep>
    ) {
        self.reader = reader
        self.asideReader = asideReader
        self.replies = replies
        self.writer = writer
        self.kind = kind
        self.flow = flow
        skip = CharacterSkip(offers: reader.offers, writer: writer, strings: reader.strings)
    }

    func transform(_ input: Input) -> Output {
        on(input.opened) { $1.open(in: $0.flow) }
        on(input.anotherRequested) { $0.reload(.another) }
        on(input.previousRequested) { $0.reload(.previous) }
        on(input.doneRequested) { $0.noteDone($1) }
        on(input.eveningPraised) { $0.praiseEvening() }
        on(input.eveningDismissed) { $0.dismissEvening() }
        on(input.dailySkipped) { $0.skipDaily() }
        on(input.searchRequested) { $0.flow.open(.search("")) }
        on(input.kindCycled) { $0.kind.update { $0 = $0.next } }
        input.asideRequested.observe { [weak self] in
            self?.hasAside = true
            if self?.state.value.phase == .loaded { self?.readAside() }
        }.store(in: bag)
        on(input.refresh) { $0.reload(.present) }
        on(kind) { model, kind in model.state.update { $0.kind = kind } }
        on(kind.changes) { $0.reload(.present) }
        reload(.stored)
        return Output(
            state: state.readOnly, messages: Messages(done: .never, failed: failed.events).merging(writer.messages))
    }

    /// Logs the work if it is focused, otherwise the drink.
    private func noteDone(_ target: HomeTarget?) {
        if case .work = target, let work = state.value.content?.work?.work {
            flow.open(.watchedForm(work))
        } else if case .drink(let id) = state.value.content?.drink?.target {
            flow.open(.madeForm(id))
        }
    }

    private func praiseEvening() {
        guard let evening = state.value.content?.evening else { return }
        reply(strings("home.evening-done", evening.names)) { [replies] in try await replies.praise(evening.question) }
    }

    private func dismissEvening() {
        guard let evening = state.value.content?.evening else { return }
        reply(strings["home.evening-dismissed"]) { [replies] in
            try await replies.answer(evening.question, drink: nil, work: nil)
        }
    }

    private func skipDaily() {
        guard let daily = state.value.content?.daily else { return }
        skip(daily.id, for: reader.context.viewer) { [weak self] in self?.reload(.present) }
    }

    private func reply(_ done: String, _ work: @escaping @Sendable () async throws -> Void) {
        writer.write(EveningReplies.intent, saying: done, work, completion: { [weak self] _ in self?.reload(.present) })
    }

    private func reload(_ step: HomeReader.Step) {
        state.update { $0.phase = $0.phase.requesting }
        checking.cancel()
        let context = reader.context
        reading.read { [reader] in
            try await reader.tonight(step, for: context)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let reading):
                complete(reading, for: context, unchecked: step == .stored ? reading.tonight : nil)
            case .failure(let error): fail(ErrorText.describe(error, strings))
            }
        }
    }

    /// Shows tonight, then reads the part below for the same viewer, and checks an `unchecked` stored suggestion.
    private func complete(_ reading: TonightReading, for context: HomeReader.Context, unchecked: TonightDay?) {
        state.update {
            var content = reader.content(of: reading, for: context)
            if let earlier = $0.content { content.keepRest(of: earlier) }
            $0.content = content
            $0.phase = .refreshing
        }
        self.reading.read { [reader, kind = kind.value] in
            try await reader.completed(reading, kind: kind, for: context)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(var content):
                state.update {
                    if let earlier = $0.content { content.aside = earlier.aside }
                    $0.content = content
                    $0.phase = .loaded
                }
                if let unchecked { check(unchecked, for: context) }
                readAside()
            case .failure(let error): fail(ErrorText.describe(error, strings))
            }
        }
    }

    /// Reads the bar and the month after everything else; on failure, keeps the previous ones.
    private func readAside() {
        guard hasAside else { return }
        glancing.read { [asideReader, member = reader.context.member?.id] in
            try await asideReader.read(for: member)
        } completion: { [weak self] result in
            if case .success(let aside) = result { self?.state.update { $0.content?.aside = aside } }
        }
    }

    /// Checks a stored suggestion, shown before the bar is read; reads it again if it or its reasons no longer hold.
    private func check(_ day: TonightDay, for context: HomeReader.Context) {
        checking.run { [reader] in
            try await reader.isOutdated(day, for: context)
        } completion: { [weak self] result in
            if case .success(false) = result { return }
            self?.reload(.present)
        }
    }

    private func fail(_ reason: String) {
        let hasContent = state.value.content != nil
        state.update { $0.phase = hasContent ? .loaded : .failed(reason) }
        if hasContent { failed.send(reason) }
    }
}
