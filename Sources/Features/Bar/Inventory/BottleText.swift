import Domain
import FeatureKit

enum BottleText {
    /// Returns the level in words; `not set` for nil.
    static func level(_ level: BottleLevel?, _ strings: Strings) -> String {
        switch level {
        case .full: strings["level.full"]
        case .half: strings["level.half"]
        case .low: strings["level.low"]
        case .empty: strings["level.empty"]
        case nil: strings["level.unsaid"]
        }
    }

    /// `opened 41 days ago !`; the sign marks an urgent bottle.
    static func age(_ freshness: Freshness, _ strings: Strings) -> String {
        let age = freshness.daysOpen
        return (age == 0 ? strings["bottle.age.today"] : strings.counted("bottle.age", age))
            + (freshness.isUrgent ? " !" : "")
    }

    /// The remaining or exceeded shelf life: `19 days left`, `5 days past its best`.
    static func left(_ freshness: Freshness, _ strings: Strings) -> String {
        freshness.daysLeft > 0
            ? strings.counted("bottle.left", freshness.daysLeft) : strings.counted("bottle.past", -freshness.daysLeft)
    }
}

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

    static func opening(_ outcome: BarOutcome, name: String, _ strings: Strings) -> String {
        guard let bottle = outcome.applied.added.first else { return strings["bar.unchanged"] }
        return strings(bottle.openedAt == nil ? "bottle.closed" : "bottle.opened-today", name)
    }
}
