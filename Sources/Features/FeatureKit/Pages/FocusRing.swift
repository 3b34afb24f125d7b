/// The targets of a page in reading order, and the focused one.
@MainActor
package struct FocusRing<Target: Hashable> {
    package private(set) var targets: [Target] = []
    package private(set) var index = 0

    package init() {}

    package var focused: Target? { targets.indices.contains(index) ? targets[index] : nil }

    /// Sets the targets; keeps the focus on the same target if it still exists.
    package mutating func setTargets(_ new: [Target]) {
        let old = focused
        targets = new
        index = old.flatMap { new.firstIndex(of: $0) } ?? min(index, max(0, new.count - 1))
    }

    /// Moves the focus, wrapping around at the ends.
    package mutating func move(by step: Int) {
        guard !targets.isEmpty else { return }
        index = ((index + step) % targets.count + targets.count) % targets.count
    }

    /// Focuses a target; ignores unknown ones.
    package mutating func focus(_ target: Target) {
        if let found = targets.firstIndex(of: target) { index = found }
    }
}
