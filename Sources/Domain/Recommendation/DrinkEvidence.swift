package struct DrinkEvidence: Hashable, Sendable {
    /// The weight of saving a drink, relative to stars above the middle.
    package static let savedWeight = 1.0
    package static let madeWeight = 0.5
    package static let triedWeight = 0.3
    /// The rating that is neither good nor bad.
    package static let neutralRating = 3.0

    /// Clamped to 0.5…5.
    package var rating: Double?
    package var isSaved = false
    /// Days since it was last made, fractions included; nil if never.
    package var daysSinceMade: Double?
    package var isTried = false

    /// The contribution to the taste: rating − 3, saved + 1, made + 0.5, tried + 0.3 (the specification's weights).
    package var weight: Double {
        let rated = rating.map { $0.isFinite ? min(max($0, 0.5), 5) - Self.neutralRating : 0 } ?? 0
        return rated + (isSaved ? Self.savedWeight : 0) + (daysSinceMade != nil ? Self.madeWeight : 0)
            + (isTried ? Self.triedWeight : 0)
    }

    /// The strongest sign that the member likes the drink; nil if there is none.
    package var basis: TasteBasis? {
        guard weight > 0 else { return nil }
        if let rating, rating > Self.neutralRating { return .loved }
        if isSaved || daysSinceMade != nil { return .kept }
        return isTried ? .tried : nil
    }

    /// How new the drink is, 0…1: days since made / 90, at most 1. A drink made today has 0; one made 90 days ago is as
    /// new as one never made. A drink that was rated or marked as tried but is not in the log has an unknown date and
    /// counts as 0.
    package var novelty: Double {
        guard let daysSinceMade else { return rating != nil || isTried ? 0 : 1 }
        guard daysSinceMade.isFinite else { return daysSinceMade > 0 ? 1 : 0 }
        return min(max(daysSinceMade / Self.noveltyDays, 0), 1)
    }

    package static let noveltyDays = 90.0
}
