/// One making of a drink, as a member tells it to the log.
public struct Making: Hashable, Sendable {
    /// The most servings of one making.
    public static let mostServings = 1_000.0
    /// The most characters of a note.
    public static let longestNote = 1_000

    /// The drink.
    public var drink: Identifier<Drink>
    /// The variant of it that was made; nil for the drink itself.
    public var variant: Identifier<Drink>?
    /// When it was made, seconds since 1970 UTC.
    public var madeAt: Int64
    /// How many servings, above 0; a fraction is allowed.
    public private(set) var servings: Double
    /// How good it was; nil when not said.
    public var rating: Rating?
    /// Grams of ethanol in all the servings with the bottles of that day; it stays when recipes and bottles change.
    public private(set) var ethanol: Double
    private var cleanNote: String?

    /// Makes a making. Servings and grams that no glass can hold count as the nearest that one can.
    public init(
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

    /// What the member wants to remember, one line without control characters; nil when nothing was said.
    public var note: String? {
        get { cleanNote }
        set {
            let line = PlainText.line(newValue ?? "", limit: Self.longestNote)
            cleanNote = line.isEmpty ? nil : line
        }
    }

    /// The same making of more or fewer servings; the ethanol goes with them.
    public func scaled(to servings: Double) -> Making {
        Making(
            drink: drink, variant: variant, madeAt: madeAt, servings: servings, rating: rating, note: note,
            ethanol: servings > 0 ? ethanol / self.servings * min(servings, Self.mostServings) : ethanol)
    }
}
