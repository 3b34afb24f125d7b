import Domain
import FeatureKit

enum BottleChangeText {
    /// `Gin: low. You can make 3 fewer drinks.`
    static func level(_ outcome: BarOutcome, name: String, _ strings: Strings) -> String {
        guard let bottle = outcome.applied.added.first else { return strings["bar.unchanged"] }
        var parts = ["\(name): \(BottleText.level(bottle.level, strings))."]
        if !outcome.unlocked.isEmpty { parts.append(strings.counted("bar.unlocked", outcome.unlocked.count)) }
        if !outcome.lost.isEmpty { parts.append(strings.counted("bar.lost", outcome.lost.count)) }
        if bottle.level == .low || bottle.level == .empty { parts.append(strings["bar.low-offer"]) }
        return parts.joined(separator: " ")
    }

    /// Describes that a bottle is open since today, or closed again.
    static func opening(_ outcome: BarOutcome, name: String, _ strings: Strings) -> String {
        guard let bottle = outcome.applied.added.first else { return strings["bar.unchanged"] }
        return strings(bottle.openedAt == nil ? "bottle.closed" : "bottle.opened-today", name)
    }
}
