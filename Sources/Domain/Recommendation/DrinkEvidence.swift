/// What a member's doings say about one drink.
public struct DrinkEvidence: Hashable, Sendable {
    /// What standing on the saved list is worth, beside stars from the middle.
    public static let savedWeight = 1.0
    /// What having made a drink is worth, however often.
    public static let madeWeight = 0.5
    /// What a tick in the tried picker is worth.
    public static let triedWeight = 0.3
    /// The rating that says neither.
    public static let neutralRating = 3.0

    /// The member's rating, 0.5…5; what lies outside counts as the nearest inside.
    public var rating: Double?
    /// Whether it is saved.
    public var isSaved: Bool
    /// Whole or part days since it was last made; nil where it never was.
    public var daysSinceMade: Double?
    /// Whether it is ticked in the tried picker.
    public var isTried: Bool

    /// Makes evidence; nothing named is nothing known.
    public init(
        rating: Double? = nil, isSaved: Bool = false, daysSinceMade: Double? = nil, isTried: Bool = false
    ) {
        self.rating = rating
        self.isSaved = isSaved
        self.daysSinceMade = daysSinceMade
        self.isTried = isTried
    }

    /// What it adds to the taste: rating − 3, saved + 1, made + 0.5, tried + 0.3 (the specification's weights).
    public var weight: Double {
        let rated = rating.map { $0.isFinite ? min(max($0, 0.5), 5) - Self.neutralRating : 0 } ?? 0
        return rated + (isSaved ? Self.savedWeight : 0) + (daysSinceMade != nil ? Self.madeWeight : 0)
            + (isTried ? Self.triedWeight : 0)
    }

    /// The strongest thing that speaks for the drink; nil where nothing does, all told.
    public var basis: TasteBasis? {
        guard weight > 0 else { return nil }
        if let rating, rating > Self.neutralRating { return .loved }
        if isSaved || daysSinceMade != nil { return .kept }
        return isTried ? .tried : nil
    }

    /// How new the drink is, 0…1: what a making takes away, 1 − days since made / 90 and at least 0, is missing from 1.
    ///
    /// So a drink made today has 0 and one made 90 days ago is as new as one never made. A drink that was rated or
    /// ticked as tried but stands in no log is not new either, and when it was nobody knows: 0.
    public var novelty: Double {
        guard let daysSinceMade else { return rating != nil || isTried ? 0 : 1 }
        guard daysSinceMade.isFinite else { return daysSinceMade > 0 ? 1 : 0 }
        return min(max(daysSinceMade / Self.noveltyDays, 0), 1)
    }

    /// After so many days a drink is as new as ever.
    public static let noveltyDays = 90.0
}
