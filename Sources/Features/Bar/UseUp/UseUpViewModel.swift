import Domain
import FeatureKit
import Reactive

@MainActor
final class UseUpViewModel: ViewModel {
    typealias Input = PlainListInput
    typealias Output = StateOutput<ListState<UseUpRow>>

    private let content: ListContent<UseUpRow>
    private let flow: Flow<BarStep>
    private let bag = SubscriptionBag()

    init(reader: UseUpReader, flow: Flow<BarStep>, strings: Strings) {
        content = ListContent(strings: strings, texts: \.texts, readAll: reader.rows)
        self.flow = flow
    }

    func transform(_ input: Input) -> Output {
        content.bind(input.list, in: bag)
        input.list.rowSelected.observe { [weak self] in self?.open($0) }.store(in: bag)
        return Output(state: content.state)
    }

    private func open(_ index: Int) {
        switch content.row(at: index) {
        case .bottle(let id, _, _): flow.open(.ingredient(id))
        case .drink(let drink): flow.open(.drink(drink.id))
        case .nothing, nil: break
        }
    }
}
