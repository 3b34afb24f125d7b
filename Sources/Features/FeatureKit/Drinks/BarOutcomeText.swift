package import Domain

/// What a change of the bar did, in one sentence for a message.
package enum BarOutcomeText {
    /// The sentence; `name` is what was put there or taken away.
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
