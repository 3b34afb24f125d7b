import Domain
import FeatureKit
import Reactive

@MainActor
final class WhyNotViewModel: ViewModel, Subscriber {
    struct Input: ScreenInput {
        let buyRequested = Signal<Void>()
        let refresh = Signal<Void>()
    }

    typealias Output = StateOutput<WhyNotState>

    private let id: Identifier<Drink>
    private let read: @Sendable () async throws -> WhyNotAnswer
    private let writer: MarkWriter
    private let strings: Strings
    private let state = Observable(WhyNotState())
    let bag = SubscriptionBag()
    private let reading = LatestTask()
    private var answer: WhyNotAnswer?

    init(
        id: Identifier<Drink>, read: @escaping @Sendable () async throws -> WhyNotAnswer, writer: MarkWriter,
        strings: Strings
    ) {
        self.id = id
        self.read = read
        self.writer = writer
        self.strings = strings
    }

    func transform(_ input: Input) -> Output {
        on(input.buyRequested) { $0.buy() }
        on(input.refresh) { $0.reload() }
        reload()
        return Output(state: state.readOnly, messages: writer.messages)
    }

    private func reload() {
        reading.read(into: state, strings, read) { [weak self] answer in
            guard let self else { return }
            self.answer = answer
            state.send(WhyNotFormatter(answer: answer, strings: strings).state)
        }
    }

    private func buy() {
        guard let way = answer?.way else { return }
        writer.buy(way.purchases, for: id)
    }
}
