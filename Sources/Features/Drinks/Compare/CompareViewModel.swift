import Domain
import FeatureKit
import Reactive

@MainActor
final class CompareViewModel: ViewModel {
    typealias Input = PageInput<CompareTarget>
    typealias Output = StateOutput<PageState<CompareTarget>>

    private let flow: Flow<DrinksStep>
    private let content: PageContent<CompareTarget>
    private let bag = SubscriptionBag()

    init(
        _ left: Identifier<Drink>, _ right: Identifier<Drink>, describe: DescribeDrink,
        preferences: Observable<DisplayPreferences>, flow: Flow<DrinksStep>, strings: Strings
    ) {
        self.flow = flow
        content = PageContent(strings: strings) { @MainActor in
            let describe = describe.with(calculator: preferences.value.calculator)
            guard let first = try await describe(left) else { throw NotFound(id: left.rawValue) }
            guard let second = try await describe(right) else { throw NotFound(id: right.rawValue) }
            return CompareFormatter(
                left: first, right: second, strings: strings, preferences: preferences.value
            ).page
        }
    }

    func transform(_ input: Input) -> Output {
        input.opened.observe { [flow] target in
            switch target {
            case .drink(let id): flow.go(to: .drink(id))
            case .ingredient(let id): flow.go(to: .ingredient(id))
            }
        }.store(in: bag)
        content.bind(input.refresh, in: bag)
        return Output(state: content.state, messages: content.messages)
    }
}
