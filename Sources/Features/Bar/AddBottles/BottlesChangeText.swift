import Domain

enum BottlesChangeText {
    /// `Added 3 to your bar. You can make 5 more drinks.`
    static func describe(_ outcome: BarOutcome, _ strings: Strings) -> String {
        let change = outcome.applied
        guard !change.isEmpty else { return strings["bar.unchanged"] }
        var parts: [String] = []
        if !change.added.isEmpty { parts.append(strings("add.saved-in", String(change.added.count))) }
        if !change.removed.isEmpty { parts.append(strings("add.saved-out", String(change.removed.count))) }
        if !outcome.unlocked.isEmpty { parts.append(strings.counted("bar.unlocked", outcome.unlocked.count)) }
        if !outcome.lost.isEmpty { parts.append(strings.counted("bar.lost", outcome.lost.count)) }
        return parts.joined(separator: " ")
    }
}
