/// The drinks gained and lost by a change of the bar.
package struct MakeableChange: Hashable, Sendable {
    /// The drinks that can be made only now, by id.
    package var unlocked: [Identifier<Drink>] = []
    /// The drinks that can no longer be made, by id.
    package var lost: [Identifier<Drink>] = []

    /// No change.
    package init() {}
}
