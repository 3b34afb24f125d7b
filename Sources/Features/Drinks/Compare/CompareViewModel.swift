import Domain
import FeatureKit
import Reactive

typealias CompareViewModel = PageViewModel<CompareTarget>

extension CompareViewModel {
    convenience init(
        _ left: Identifier<Drink>, _ right: Identifier<Drink>, describe: DescribeDrink,
        preferences: Observable<DisplayPreferences>, flow: Flow<DrinksStep>, strings: Strings
    ) {
        self.init(strings: strings) { @MainActor in
            let describe = describe.with(calculator: preferences.value.calculator)
            guard let first = try await describe(left) else { throw NotFound(id: left.rawValue) }
            guard let second = try await describe(right) else { throw NotFound(id: right.rawValue) }
            return CompareFormatter(left: first, right: second, strings: strings, preferences: preferences.value).page
        } open: { target in
            switch target {
            case .drink(let id): flow.go(to: .drink(id))
            case .ingredient(let id): flow.go(to: .ingredient(id))
            }
        }
    }
}
