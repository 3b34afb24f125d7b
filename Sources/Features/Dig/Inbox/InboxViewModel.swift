import Domain
import FeatureKit
import Reactive

struct InboxState: ListHolder {
    typealias Row = InboxRow

    let list: ListState<InboxRow>
    let unread: Int
}

package struct InboxKindChoice {
    let wanted: Set<InboxKind>
    let changed: @MainActor (Set<InboxKind>) -> Void
}

@MainActor
final class InboxViewModel: ViewModel, Subscriber {
    struct Input: ListScreenInput {
        let list = ListInput()
        let readToggled = Signal<Int>()
        let allReadRequested = Signal<Void>()
        /// Removes an item or stops watching a keyword.
        let clearRequested = Signal<Int>()
        let clearAllRequested = Signal<Void>()
        let kindsRequested = Signal<Void>()
        let digRequested = Signal<Void>()
    }

    typealias Output = StateOutput<InboxState>

    private let reader: InboxReader
    private let inbox: any InboxRepository
    private let member: () -> Author?
    private let writer: MemberWriter
    private let flow: Flow<DigStep>
    private let strings: Strings
    private let content: ListContent<InboxRow>
    private let summary = Observable(InboxSummary())
    let bag = SubscriptionBag()
    private let reading = LatestTask()

    init(
        reader: InboxReader, inbox: any InboxRepository, member: @escaping () -> Author?, writer: MemberWriter,
        flow: Flow<DigStep>, strings: Strings
    ) {
        self.reader = reader
        self.inbox = inbox
        self.member = member
        self.writer = writer
        self.flow = flow
        self.strings = strings
        content = ListContent(strings: strings, texts: { [$0.text] }, read: reader.rows)
    }

    func transform(_ input: Input) -> Output {
        content.bind(input.list, in: bag)
        on(input.list.rowSelected) { $0.open($1) }
        on(input.readToggled) { $0.toggleRead($1) }
        on(input.allReadRequested) { $0.setRead(true, nil) }
        on(input.clearRequested) { $0.clear($1) }
        on(input.clearAllRequested) { $0.clear(nil) }
        on(input.kindsRequested) { $0.chooseKinds() }
        on(input.digRequested) { $0.flow.show(.destination(.home)) }
        on(input.refresh) { $0.readSummary() }
        readSummary()
        return Output(
            state: combineLatest(content.state, summary) { InboxState(list: $0, unread: $1.unread) },
            messages: writer.messages)
    }

    private func readSummary() {
        reading.read { [reader] in
            try await reader.summary()
        } completion: { [weak self] result in
            // On failure, the list itself reports the problem.
            if case .success(let found) = result { self?.summary.send(found) }
        }
    }

    private func open(_ index: Int) {
        guard case .item(let item) = content.row(at: index)?.subject else { return }
        if !item.isRead { setRead(true, [item.id]) }
        switch item.subject {
        case .comment(_, let review, _), .reviewLike(let review, _), .commentLike(_, let review, _):
            flow.open(.review(review))
        case .work(let work, _), .type(_, let work): flow.open(.work(work.id))
        case .character(let id, _, _, _): flow.open(.character(id))
        case .request(let request): if let id = request.character { flow.open(.character(id)) }
        }
    }

    private func toggleRead(_ index: Int) {
        guard case .item(let item) = content.row(at: index)?.subject else { return }
        setRead(!item.isRead, [item.id])
    }

    private func setRead(_ isRead: Bool, _ ids: [Identifier<InboxItem>]?) {
        write { try await $0.setRead(isRead, ids, of: $1) }
    }

    private func clear(_ index: Int) {
        switch content.row(at: index)?.subject {
        case .item(let item): clear([item.id])
        case .keyword(let keyword): write { try await $0.unwatch(keyword, of: $1) }
        case nil: break
        }
    }

    private func clear(_ ids: [Identifier<InboxItem>]?) {
        write {
            try await $0.clear(ids, of: $1)
        } done: { [strings] in
            strings.counted("inbox.cleared", $0)
        }
    }

    private func chooseKinds() {
        guard member() != nil else { return }
        let wanted = Set(InboxKind.allCases).subtracting(summary.value.muted)
        flow.show(
            .kinds(
                InboxKindChoice(wanted: wanted) { [weak self] wanted in
                    self?.write { inbox, profile in
                        for kind in InboxKind.allCases {
                            try await inbox.setMuted(!wanted.contains(kind), kind, of: profile)
                        }
                    }
                }))
    }

    /// Writes for a member; a guest has no inbox.
    private func write<Value: Sendable>(
        _ work: @escaping @Sendable (any InboxRepository, Identifier<Profile>) async throws -> Value,
        done: @escaping (Value) -> String? = { _ in nil }
    ) {
        guard let profile = member()?.id else { return }
        writer.write(.open(route: DigDestination.inbox.route)) { [inbox] in
            try await work(inbox, profile)
        } done: {
            done($0)
        }
    }
}
