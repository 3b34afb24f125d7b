/// The suggestions of one day, as they are stored: they stay until the member asks for another.
public struct TonightDay: Hashable, Sendable {
    /// When the day began, seconds since 1970 UTC; a day starts at 05:00 local.
    public let day: Int64
    /// Every suggestion of the day, in the order they came; at least one.
    public private(set) var picks: [TonightPick]
    /// Which of them stands.
    public private(set) var place: Int

    /// Makes a day with its first suggestion.
    public init(day: Int64, first: TonightPick) {
        self.day = day
        picks = [first]
        place = 0
    }

    /// Makes a day as it was stored; nil where there is no suggestion, or none at the place.
    public init?(day: Int64, picks: [TonightPick], place: Int) {
        guard picks.indices.contains(place) else { return nil }
        self.day = day
        self.picks = picks
        self.place = place
    }

    /// The suggestion that stands.
    public var current: TonightPick { picks[place] }
    /// Whether there is one before it.
    public var hasPrevious: Bool { place > 0 }
    /// Whether the one after it has been shown already.
    public var hasNext: Bool { place + 1 < picks.count }

    /// Goes back to the one before; answers whether there is one.
    public mutating func goBack() -> Bool {
        guard hasPrevious else { return false }
        place -= 1
        return true
    }

    /// Goes to the one after, which was shown before; answers whether there is one.
    public mutating func goForward() -> Bool {
        guard hasNext else { return false }
        place += 1
        return true
    }

    /// Adds a suggestion after all others and goes to it.
    public mutating func add(_ pick: TonightPick) {
        picks.append(pick)
        place = picks.count - 1
    }
}
