/// The effect of a change of the bar.
public struct BarOutcome: Hashable, Sendable {
    /// What really changed, without what was so already.
    public let applied: BarChange
    /// How many drinks could be made before.
    public let makeableBefore: Int
    /// How many can be made now.
    public let makeableAfter: Int
    /// The drinks that can be made only now, by id.
    public let unlocked: [Identifier<Drink>]
    /// The drinks that can no longer be made, by id.
    public let lost: [Identifier<Drink>]

    /// Memberwise.
    public init(
        applied: BarChange, makeableBefore: Int, makeableAfter: Int, unlocked: [Identifier<Drink>] = [],
        lost: [Identifier<Drink>] = []
    ) {
        self.applied = applied
        self.makeableBefore = makeableBefore
        self.makeableAfter = makeableAfter
        self.unlocked = unlocked
        self.lost = lost
    }
}
