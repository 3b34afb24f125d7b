package struct TonightDay: Hashable, Sendable {
    /// The days for which suggestions are stored.
    package static let daysKept: Int64 = 180

    /// The start of the day, seconds since 1970 UTC.
    package let day: Int64
    /// In order; at least one.
    package private(set) var picks: [TonightPick]
    /// The index of the current suggestion.
    package private(set) var place: Int

    package init(day: Int64, first: TonightPick) {
        self.day = day
        picks = [first]
        place = 0
    }

    /// Restores a stored day; nil if there are no suggestions or the index is out of range.
    package init?(day: Int64, picks: [TonightPick], place: Int) {
        guard picks.indices.contains(place) else { return nil }
        self.day = day
        self.picks = picks
        self.place = place
    }

    package var current: TonightPick { picks[place] }
    package var hasPrevious: Bool { place > 0 }
    /// Whether a later suggestion was already shown.
    package var hasNext: Bool { place + 1 < picks.count }

    package mutating func goBack() -> Bool {
        guard hasPrevious else { return false }
        place -= 1
        return true
    }

    /// Moves to the following suggestion, which was shown before; returns whether there is one.
    package mutating func goForward() -> Bool {
        guard hasNext else { return false }
        place += 1
        return true
    }

    /// Replaces the current suggestion with the same one for other reasons.
    package mutating func correct(_ pick: TonightPick) { picks[place] = pick }

    package mutating func add(_ pick: TonightPick) {
        picks.append(pick)
        place = picks.count - 1
    }
}
