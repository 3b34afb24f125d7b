import Domain
import FeatureKit
import Reactive

@MainActor
final class StatisticsViewModel: ViewModel {
    typealias Input = RefreshInput
    typealias Output = StateOutput<StatisticsState>

    private let reader: StatisticsReader
    private let strings: Strings
    private let state = Observable(StatisticsState())
    private let bag = SubscriptionBag()
    private let reading = LatestTask()

    init(reader: StatisticsReader, strings: Strings) {
        self.reader = reader
        self.strings = strings
    }

    func transform(_ input: Input) -> Output {
        input.refresh.observe { [weak self] in self?.reload() }.store(in: bag)
        reload()
        return Output(state: state.readOnly)
    }

    private func reload() {
        reading.read(into: state, strings, reader.read) { [weak self] contents in
            guard let self else { return }
            state.send(StatisticsFormatter(strings: strings).state(of: contents))
        }
    }
}
