import Domain

enum BottleText {
    /// Returns the level in words; `not said` for nil.
    static func level(_ level: BottleLevel?, _ strings: Strings) -> String {
        switch level {
        case .full: strings["level.full"]
        case .half: strings["level.half"]
        case .low: strings["level.low"]
        case .empty: strings["level.empty"]
        case nil: strings["level.unsaid"]
        }
    }

    /// `opened 41 d !`; the sign marks an urgent bottle.
    static func age(_ freshness: Freshness, _ strings: Strings) -> String {
        strings("bottle.age", String(freshness.daysOpen)) + (freshness.isUrgent ? " !" : "")
    }

    /// The remaining or exceeded shelf life: `19 d left`, `5 d past its best`.
    static func left(_ freshness: Freshness, _ strings: Strings) -> String {
        freshness.daysLeft > 0
            ? strings.counted("bottle.left", freshness.daysLeft) : strings.counted("bottle.past", -freshness.daysLeft)
    }
}
