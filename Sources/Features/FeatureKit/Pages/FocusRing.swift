/// What can be opened on a page, in reading order, and which of them has the focus.
@MainActor
package struct FocusRing<Target: Hashable> {
    /// The targets in reading order.
    package private(set) var targets: [Target] = []
    /// The index of the focused target.
    package private(set) var index = 0

    package init() {}

    /// The focused target; nil in an empty ring.
    package var focused: Target? { targets.indices.contains(index) ? targets[index] : nil }

    /// Takes new targets; the focus stays on the same target where it is still there.
    package mutating func setTargets(_ new: [Target]) {
        let old = focused
        targets = new
        index = old.flatMap { new.firstIndex(of: $0) } ?? min(index, max(0, new.count - 1))
    }

    /// Moves the focus, around the ends.
    package mutating func move(by step: Int) {
        guard !targets.isEmpty else { return }
        index = ((index + step) % targets.count + targets.count) % targets.count
    }

    /// Puts the focus on a target; unknown ones do nothing.
    package mutating func focus(_ target: Target) {
        if let found = targets.firstIndex(of: target) { index = found }
    }
}
