/// The suggestions of one day, as stored.
package struct TonightDay: Hashable, Sendable {
    /// When the day began, seconds since 1970 UTC; a day starts at 05:00 local time.
    package let day: Int64
    /// In order; at least one.
    package private(set) var picks: [TonightPick]
    /// The index of the current suggestion.
    package private(set) var place: Int

    /// A day with its first suggestion.
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

    /// The current suggestion.
    package var current: TonightPick { picks[place] }
    /// Whether there is a previous suggestion.
    package var hasPrevious: Bool { place > 0 }
    /// Whether a later suggestion was shown already.
    package var hasNext: Bool { place + 1 < picks.count }

    /// Moves to the previous one; returns whether there is one.
    package mutating func goBack() -> Bool {
        guard hasPrevious else { return false }
        place -= 1
        return true
    }

    /// Moves to the following one, which was shown before; returns whether there is one.
    package mutating func goForward() -> Bool {
        guard hasNext else { return false }
        place += 1
        return true
    }

    /// Replaces the current suggestion by the same one with other reasons.
    package mutating func correct(_ pick: TonightPick) {
        picks[place] = pick
    }

    /// Appends a suggestion and moves to it.
    package mutating func add(_ pick: TonightPick) {
        picks.append(pick)
        place = picks.count - 1
    }
}
