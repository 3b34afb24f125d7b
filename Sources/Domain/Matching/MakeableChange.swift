/// The drinks that a change of the bar brought or took.
public struct MakeableChange: Hashable, Sendable {
    /// Those that can be made only now, by id.
    public var unlocked: [Identifier<Drink>] = []
    /// Those that can no longer be made, by id.
    public var lost: [Identifier<Drink>] = []

    /// Makes an empty change.
    public init() {}
}
