package import Domain

package enum BarOutcomeText {
    /// Describes the outcome; `name` is the thing added or removed.
    package static func describe(_ outcome: BarOutcome, name: String, _ strings: Strings) -> String {
        let change = outcome.applied
        if change.isEmpty { return strings["bar.unchanged"] }
        let isAdded = !change.added.isEmpty
        let first = strings(isAdded ? "bar.added" : "bar.removed", name)
        let difference = isAdded ? outcome.unlocked.count : outcome.lost.count
        guard difference > 0 else { return first }
        return "\(first) \(strings.counted(isAdded ? "bar.unlocked" : "bar.lost", difference))"
    }
}
