package import Reactive

package struct FilterInput<Option: Hashable & Sendable>: ScreenInput {
    package let optionToggled = Signal<Option>()
    package let optionExcluded = Signal<Option>()
    package let cleared = Signal<Void>()
    package let refresh = Signal<Void>()

    package init() {}
}

@MainActor
package protocol FilterViewModel<Option>: ViewModel
where Input == FilterInput<Option>, Output == StateOutput<FilterState<Option>> {
    associatedtype Option: Hashable & Sendable
}
