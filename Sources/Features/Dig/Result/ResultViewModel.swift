import Domain
import FeatureKit
import Reactive

enum ResultTarget: Hashable, Sendable {
    case allTypes
    case byVoter
    case overTime
    case other(DugState)
    case work
    case form
    case page
    case review
}

@MainActor
final class ResultViewModel: ViewModel, Subscriber {
    struct Input: PageScreenInput {
        let opened = Signal<ResultTarget>()
        /// Moves to the previous (-1) or next (+1) character of the cast.
        let neighbourRequested = Signal<Int>()
        let revealToggled = Signal<Void>()
        let nextRequested = Signal<Void>()
        let refresh = Signal<Void>()
    }

    typealias Output = StateOutput<ResultState>

    private let id: Identifier<WorkCharacter>
    private let reader: ResultReader
    private let reveal: @Sendable (Bool) async throws -> Void
    private let nextOne: NextToDig
    private let writer: MemberWriter
    private let flow: Flow<DigStep>
    private let strings: Strings
    private let state = Observable(ResultState())
    let bag = SubscriptionBag()
    private let reading = LatestTask()

    /// `reveal` lifts or restores the mask for the current member.
    init(
        id: Identifier<WorkCharacter>, reader: ResultReader, reveal: @escaping @Sendable (Bool) async throws -> Void,
        nextOne: NextToDig, writer: MemberWriter, flow: Flow<DigStep>, strings: Strings
    ) {
        self.id = id
        self.reader = reader
        self.reveal = reveal
        self.nextOne = nextOne
        self.writer = writer
        self.flow = flow
        self.strings = strings
    }

    func transform(_ input: Input) -> Output {
        on(input.opened) { $0.open($1) }
        on(input.neighbourRequested) { $0.showNeighbour(by: $1) }
        on(input.revealToggled) { $0.toggleReveal() }
        input.nextRequested.observe { [nextOne, flow, id] in
            nextOne.find(besides: id) { flow.replace(.destination(.form($0))) }
        }.store(in: bag)
        on(input.refresh) { $0.reload() }
        reload()
        return Output(state: state.readOnly, messages: writer.messages.merging(nextOne.messages))
    }

    private func open(_ target: ResultTarget) {
        guard let content = state.value.content else { return }
        switch target {
        case .allTypes: show(content.open?.allTypes)
        case .byVoter: show(content.open?.byVoter)
        case .overTime: show(content.open?.overTime)
        case .other(let character): flow.show(.destination(.character(character)))
        case .work: flow.open(.work(content.workID))
        case .form: flow.replace(.destination(.form(id)))
        case .page: flow.open(.character(id))
        case .review: flow.open(.reviewForm(id))
        }
    }

    private func show(_ table: ResultTable?) {
        if let table { flow.show(.table(table)) }
    }

    private func showNeighbour(by step: Int) {
        guard let neighbours = state.value.content?.neighbours, neighbours.count == 2 else { return }
        flow.replace(.destination(.character(neighbours[step < 0 ? 0 : 1])))
    }

    private func reload() {
        state.update { $0.phase = $0.phase.requesting }
        reading.read { [id, reader] in
            try await reader.content(of: id)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let content):
                state.update {
                    $0.content = content
                    $0.phase = .loaded
                }
            case .failure(let error): fail(ErrorText.describe(error, strings))
            }
        }
    }

    /// Keeps a loaded result and reports the failed refresh as a message.
    private func fail(_ reason: String) {
        let hasContent = state.value.content != nil
        state.update { $0.phase = hasContent ? .loaded : .failed(reason) }
        if hasContent { writer.fail(reason) }
    }

    private func toggleReveal() {
        guard let content = state.value.content, content.open?.isMine != true else { return }
        let isMasked = content.open == nil
        writer.write(.open(route: DigDestination.result(id).route)) { [reveal] in
            try await reveal(isMasked)
        } done: { _ in
            nil
        }
    }
}
