package import Terminal

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

    /// Moves the focus; at the ends it wraps around, or stops as in a list.
    package mutating func move(by step: Int, wraps: Bool = true) {
        guard !targets.isEmpty else { return }
        guard wraps else {
            index = min(max(index + step, 0), targets.count - 1)
            return
        }
        index = ((index + step) % targets.count + targets.count) % targets.count
    }

    /// Moves to the nearest target on the line above (-1) or below (1), skipping targets on the same line; without
    /// places, moves by one target.
    package mutating func moveLine(by step: Int, places: [AnyHashable: HitMap.Place], wraps: Bool = true) {
        func place(_ index: Int) -> HitMap.Place? {
            targets.indices.contains(index) ? places[AnyHashable(targets[index])] : nil
        }
        func isSameLine(_ first: HitMap.Place, _ index: Int) -> Bool {
            place(index).map { $0.y == first.y && $0.pane == first.pane } ?? false
        }
        guard let start = place(index) else { return move(by: step, wraps: wraps) }
        var next = index + step
        while isSameLine(start, next) { next += step }
        guard targets.indices.contains(next) else {
            if wraps { index = step > 0 ? 0 : targets.count - 1 }
            return
        }
        index = next
        guard let line = place(next) else { return }
        func distance(_ index: Int) -> Int { place(index).map { abs($0.x - start.x) } ?? .max }
        while isSameLine(line, next) {
            if distance(next) < distance(index) { index = next }
            next += step
        }
    }

    /// Focuses a target; ignores unknown ones.
    package mutating func focus(_ target: Target) {
        if let found = targets.firstIndex(of: target) { index = found }
    }
}
