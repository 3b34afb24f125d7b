import Domain

/// What a bottle's level and age are called.
enum BottleText {
    /// The level in a word; `not said` where the member does not say.
    static func level(_ level: BottleLevel?, _ strings: Strings) -> String {
        switch level {
        case .full: strings["level.full"]
        case .half: strings["level.half"]
        case .low: strings["level.low"]
        case .empty: strings["level.empty"]
        case nil: strings["level.unsaid"]
        }
    }

    /// `opened 41 d !`, with the sign where it wants to be used up.
    static func age(_ freshness: Freshness, _ strings: Strings) -> String {
        strings("bottle.age", String(freshness.daysOpen)) + (freshness.isUrgent ? " !" : "")
    }

    /// How it stands to its shelf life in words: `19 d left`, `5 d past its best`.
    static func left(_ freshness: Freshness, _ strings: Strings) -> String {
        freshness.daysLeft > 0
            ? strings.counted("bottle.left", freshness.daysLeft) : strings.counted("bottle.past", -freshness.daysLeft)
    }
}
