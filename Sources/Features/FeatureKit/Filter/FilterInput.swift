public import Reactive

/// What the user does in the box of a filter.
@MainActor
public struct FilterInput<Option: Hashable & Sendable> {
    /// An option was ticked, or its tick taken away.
    public let optionToggled: Events<Option>
    /// An option was excluded, or let in again.
    public let optionExcluded: Events<Option>
    /// Everything was cleared.
    public let cleared: Events<Void>
}
