package import Reactive

/// What the user does in a filter.
package struct FilterInput<Option: Hashable & Sendable>: ScreenInput {
    /// An option was ticked, or its tick taken away.
    package let optionToggled = Signal<Option>()
    /// An option was excluded, or let in again.
    package let optionExcluded = Signal<Option>()
    package let cleared = Signal<Void>()
    /// The options are to be counted again.
    package let refresh = Signal<Void>()

    package init() {}
}

@MainActor
package protocol FilterViewModel<Option>: ViewModel
where Input == FilterInput<Option>, Output == StateOutput<FilterState<Option>> {
    /// What is ticked.
    associatedtype Option: Hashable & Sendable
}
