internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// The filter of a list of drinks in a box.
typealias DrinkFilterModal = FilterModal<DrinkOption>

extension FilterModal<DrinkOption> {
    convenience init(viewModel: DrinkFilterViewModel, strings: Strings) {
        let savedRequested = Signal<Void>()
        self.init(
            route: "drinks/filter", loading: strings["drinks.loading"], canExclude: true, strings: strings,
            more: {
                [
                    KeyAction(
                        id: "filter.saved", title: strings["action.filters"], keys: [.character("s"), .character("F")],
                        hint: 1
                    ) { savedRequested.send() }
                ]
            },
            bind: { input in
                viewModel.transform(
                    DrinkFilterViewModel.Input(
                        optionToggled: input.optionToggled, optionExcluded: input.optionExcluded,
                        cleared: input.cleared, savedRequested: savedRequested.events)
                ).state
            })
    }
}
