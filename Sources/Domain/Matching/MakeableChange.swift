/// The drinks gained and lost by a change of the bar.
public struct MakeableChange: Hashable, Sendable {
    /// The drinks that can be made only now, by id.
    public var unlocked: [Identifier<Drink>] = []
    /// The drinks that can no longer be made, by id.
    public var lost: [Identifier<Drink>] = []

    /// No change.
    public init() {}
}
