package struct Making: Hashable, Sendable {
    package static let mostServings = 1_000.0
    package static let longestNote = 1_000

    package var drink: Identifier<Drink>
    /// Nil for the drink itself.
    package var variant: Identifier<Drink>?
    /// Seconds since 1970 UTC.
    package var madeAt: Int64
    /// Above 0, fractions allowed.
    package private(set) var servings: Double
    package var rating: Rating?
    /// Grams of ethanol in all servings, from the bottles of that day; stays when recipes and bottles change.
    package private(set) var ethanol: Double
    private var cleanNote: String?

    /// Clamps servings and ethanol to plausible values.
    package init(
        drink: Identifier<Drink>, variant: Identifier<Drink>? = nil, madeAt: Int64, servings: Double = 1,
        rating: Rating? = nil, note: String? = nil, ethanol: Double = 0
    ) {
        self.drink = drink
        self.variant = variant
        self.madeAt = madeAt
        self.servings = servings > 0 ? min(servings, Self.mostServings) : 1
        self.rating = rating
        self.ethanol = ethanol > 0 && ethanol.isFinite ? ethanol : 0
        self.note = note
    }

    /// One line without control characters; nil for none.
    package var note: String? {
        get { cleanNote }
        set {
            let line = PlainText.line(newValue ?? "", limit: Self.longestNote)
            cleanNote = line.isEmpty ? nil : line
        }
    }

    /// Scales the ethanol too.
    package func scaled(to servings: Double) -> Making {
        Making(
            drink: drink, variant: variant, madeAt: madeAt, servings: servings, rating: rating, note: note,
            ethanol: servings > 0 ? ethanol / self.servings * min(servings, Self.mostServings) : ethanol)
    }
}
