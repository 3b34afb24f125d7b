public import Reactive

/// What the user does in a filter.
public struct FilterInput<Option: Hashable & Sendable>: ScreenInput {
    /// An option was ticked, or its tick taken away.
    public let optionToggled = Signal<Option>()
    /// An option was excluded, or let in again.
    public let optionExcluded = Signal<Option>()
    /// Everything was cleared.
    public let cleared = Signal<Void>()
    /// The options are to be counted again.
    public let refresh = Signal<Void>()

    /// An input that nobody sends yet.
    public init() {}
}

/// The view model of a filter.
@MainActor
public protocol FilterViewModel<Option>: ViewModel
where Input == FilterInput<Option>, Output == StateOutput<FilterState<Option>> {
    /// What is ticked.
    associatedtype Option: Hashable & Sendable
}
