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
        state.update { $0.phase = $0.phase.requesting }
        reading.read(reader.read) { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let contents): state.send(StatisticsFormatter(strings: strings).state(of: contents))
            case .failure(let error):
                state.update { $0.phase = .failed(ErrorText.describe(error, self.strings)) }
            }
        }
    }
}
