import Domain
import FeatureKit
import Reactive

@MainActor
final class BasePageViewModel: ViewModel {
    typealias Input = PageInput<BasePageTarget>
    typealias Output = StateOutput<PageState<BasePageTarget>>

    private let base: BaseSpirit
    private let flow: Flow<DrinksStep>
    private let content: PageContent<BasePageTarget>
    private let bag = SubscriptionBag()

    init(base: BaseSpirit, sources: DrinkSources, flow: Flow<DrinksStep>) {
        self.base = base
        self.flow = flow
        content = PageContent(strings: sources.strings) {
            let formatter = BasePageFormatter(base: base, strings: sources.strings)
            return LoadedPage(
                title: formatter.title, blocks: formatter.blocks(of: try await BasePageFacts.read(base, sources)))
        }
    }

    func transform(_ input: Input) -> Output {
        input.opened.observe { [weak self] in self?.open($0) }.store(in: bag)
        content.bind(input.refresh, in: bag)
        return Output(state: content.state, messages: content.messages)
    }

    private func open(_ target: BasePageTarget) {
        switch target {
        case .ingredient(let id): flow.go(to: .ingredient(id))
        case .drink(let id): flow.go(to: .drink(id))
        case .allDrinks: flow.show(.filtered(DrinkFilter(wanted: [.base(base)])))
        }
    }
}
