/// The effect of a change of the bar.
package struct BarOutcome: Hashable, Sendable {
    /// What really changed, without what was so already.
    package let applied: BarChange
    /// How many drinks could be made before.
    package let makeableBefore: Int
    /// How many can be made now.
    package let makeableAfter: Int
    /// The drinks that can be made only now, by id.
    package let unlocked: [Identifier<Drink>]
    /// The drinks that can no longer be made, by id.
    package let lost: [Identifier<Drink>]

    package init(
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
