import Domain
import FeatureKit
import Reactive

/// What can be opened at Home.
enum HomeTarget: Hashable, Sendable {
    case drink(Identifier<Drink>)
    case work(Identifier<Work>)
    /// Something on a shelf; the same may stand on another or in Tonight.
    case item(Place, HomeShelf)
    case shelf(HomeShelf)
    case chooseType
    /// The bar in a minute.
    case quickSetup
    case evening(AskAboutEvening.Question)

    @MainActor
    func open(in flow: Flow<HomeStep>) {
        switch self {
        case .drink(let id): flow.open(.drink(id))
        case .work(let id): flow.open(.work(id))
        case .item(let place, _): flow.open(place)
        case .shelf(let shelf): flow.show(.destination(.shelf(shelf)))
        case .chooseType: flow.open(.ownType)
        case .quickSetup: flow.open(.quickSetup)
        case .evening(let question): flow.show(.evening(question))
        }
    }
}

/// Home: one drink and one work for tonight, each with its reasons, and the shelves of the day.
@MainActor
final class HomeViewModel: ViewModel {
    struct Input: PageScreenInput {
        let opened = Signal<HomeTarget>()
        /// Another suggestion.
        let anotherRequested = Signal<Void>()
        /// The one before.
        let previousRequested = Signal<Void>()
        /// Tonight's drink was made, or its work watched.
        let doneRequested = Signal<HomeTarget?>()
        /// The evening that is asked about was good.
        let eveningPraised = Signal<Void>()
        /// It is not to be asked about any more.
        let eveningDismissed = Signal<Void>()
        let searchRequested = Signal<Void>()
        /// The next of both, animation, film.
        let kindCycled = Signal<Void>()
        let refresh = Signal<Void>()
    }

    typealias Output = StateOutput<HomeState>

    private let reader: HomeReader
    private let kind: Observable<WorkKind?>
    private let flow: Flow<HomeStep>
    private let strings: Strings
    private let state = Observable(HomeState())
    private let replies: EveningReplies
    private let writer: MemberWriter
    private let failed = Signal<String>()
    private let bag = SubscriptionBag()
    private let reading = LatestTask()
    private let checking = LatestTask()

    /// - Parameter kind: only works of this kind on the shelves; nil for both.
    init(
        reader: HomeReader, replies: EveningReplies, writer: MemberWriter, kind: Observable<WorkKind?>,
        flow: Flow<HomeStep>, strings: Strings
    ) {
        self.reader = reader
        self.replies = replies
        self.writer = writer
        self.kind = kind
        self.flow = flow
        self.strings = strings
    }

    func transform(_ input: Input) -> Output {
        input.opened.observe { [flow] in $0.open(in: flow) }.store(in: bag)
        input.anotherRequested.observe { [weak self] in self?.reload(.another) }.store(in: bag)
        input.previousRequested.observe { [weak self] in self?.reload(.previous) }.store(in: bag)
        input.doneRequested.observe { [weak self] in self?.noteDone($0) }.store(in: bag)
        input.eveningPraised.observe { [weak self] in self?.praiseEvening() }.store(in: bag)
        input.eveningDismissed.observe { [weak self] in self?.dismissEvening() }.store(in: bag)
        input.searchRequested.observe { [flow] in flow.open(.search("")) }.store(in: bag)
        input.kindCycled.observe { [kind] in kind.update { $0 = $0.next } }.store(in: bag)
        input.refresh.observe { [weak self] in self?.reload(.present) }.store(in: bag)
        kind.observe { [weak self] kind in self?.state.update { $0.kind = kind } }.store(in: bag)
        kind.changes.observe { [weak self] _ in self?.reload(.present) }.store(in: bag)
        reload(.stored)
        return Output(
            state: state.readOnly, messages: Messages(done: .never, failed: failed.events).merging(writer.messages))
    }

    /// On the work it is about the work, anywhere else about the drink.
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

    private func reply(_ done: String, _ work: @escaping @Sendable () async throws -> Void) {
        writer.write(EveningReplies.intent, work) { _ in
            done
        } completion: { [weak self] _ in
            self?.reload(.present)
        }
    }

    private func reload(_ step: HomeReader.Step) {
        state.update { $0.phase = $0.phase.requesting }
        checking.cancel()
        let viewer = reader.viewer
        reading.read { [reader] in
            try await reader.tonight(step, for: viewer)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let (content, tonight)):
                complete(content, for: viewer, unchecked: step == .stored ? tonight : nil)
            case .failure(let error): fail(ErrorText.describe(error, strings))
            }
        }
    }

    /// Shows tonight, and reads what stands below it, for the same viewer.
    ///
    /// - Parameter unchecked: what was suggested as it was stored; nil where it is known to hold.
    private func complete(_ content: HomeState.Content, for viewer: HomeReader.Viewer, unchecked: TonightDay?) {
        state.update {
            var content = content
            if let earlier = $0.content { content.keepRest(of: earlier) }
            $0.content = content
            $0.phase = .refreshing
        }
        reading.read { [reader, kind = kind.value] in
            try await reader.completed(content, kind: kind, for: viewer)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let content):
                state.update {
                    $0.content = content
                    $0.phase = .loaded
                }
                if let unchecked { check(unchecked, for: viewer) }
            case .failure(let error): fail(ErrorText.describe(error, strings))
            }
        }
    }

    /// A stored suggestion is shown before the bar is read; where the bar can no longer make it, another takes its place.
    private func check(_ day: TonightDay, for viewer: HomeReader.Viewer) {
        checking.run { [reader] in
            try await reader.isOutdated(day, for: viewer)
        } completion: { [weak self] result in
            if case .success(false) = result { return }
            self?.reload(.present)
        }
    }

    /// What is there stays; then only the wish to read it again has failed.
    private func fail(_ reason: String) {
        let hasContent = state.value.content != nil
        state.update { $0.phase = hasContent ? .loaded : .failed(reason) }
        if hasContent { failed.send(reason) }
    }
}
