import Domain
import FeatureKit

typealias BasePageViewModel = PageViewModel<BasePageTarget>

extension BasePageViewModel {
    convenience init(base: BaseSpirit, sources: DrinkSources, flow: Flow<DrinksStep>) {
        self.init(strings: sources.strings) {
            let formatter = BasePageFormatter(base: base, strings: sources.strings)
            return LoadedPage(
                title: formatter.title, blocks: formatter.blocks(of: try await BasePageFacts.read(base, sources)))
        } open: { target in
            switch target {
            case .ingredient(let id): flow.go(to: .ingredient(id))
            case .drink(let id): flow.go(to: .drink(id))
            case .allDrinks: flow.show(.filtered(DrinkFilter(wanted: [.base(base)])))
            }
        }
    }
}
