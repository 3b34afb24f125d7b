package protocol DrinkMarkRepository: Sendable {
    /// Drinks without marks are left out.
    func marks(
        of drinks: [Identifier<Drink>], for profile: Identifier<Profile>
    ) async throws -> [Identifier<Drink>: DrinkMarks]
    /// A page of the drinks with a mark after `last`, newest first; nil for the first page.
    func drinks(
        marked mark: DrinkMark, for profile: Identifier<Profile>, after last: MarkedDrink?, limit: Int
    ) async throws -> [MarkedDrink]
    func count(of mark: DrinkMark, for profile: Identifier<Profile>) async throws -> Int
    /// Changes marks in one undoable transaction, added ones with the time `now`; returns the changes with an effect.
    @discardableResult
    func change(
        _ change: DrinkMarkChange, at now: Int64, for profile: Identifier<Profile>
    ) async throws -> DrinkMarkChange
    /// Sets a mark, or removes it if it is set, in one transaction; returns whether it is set now.
    @discardableResult
    func toggle(
        _ mark: DrinkMark, on drink: Identifier<Drink>, at now: Int64, for profile: Identifier<Profile>
    ) async throws -> Bool

    /// All ratings given without making the drink.
    func ratings(of profile: Identifier<Profile>) async throws -> [Identifier<Drink>: Rating]

    /// Replaces the opinion of a drink, or removes it with nil; returns whether anything changed.
    @discardableResult
    func setOpinion(
        _ opinion: DrinkOpinion?, of drink: Identifier<Drink>, at now: Int64, for profile: Identifier<Profile>
    ) async throws -> Bool
}

extension DrinkMarkRepository {
    package func marks(
        of drink: Identifier<Drink>, for profile: Identifier<Profile>
    ) async throws -> DrinkMarks {
        try await marks(of: [drink], for: profile)[drink] ?? DrinkMarks()
    }

    @discardableResult
    package func set(
        _ mark: DrinkMark, _ isOn: Bool, on drink: Identifier<Drink>, at now: Int64, for profile: Identifier<Profile>
    ) async throws -> Bool {
        let change = isOn ? DrinkMarkChange(mark, added: [drink]) : DrinkMarkChange(mark, removed: [drink])
        return try await !self.change(change, at: now, for: profile).isEmpty
    }

    /// All drinks with a mark, and when it was set. Reads page by page; the cost grows with the number of marks.
    package func all(
        _ mark: DrinkMark, for profile: Identifier<Profile>
    ) async throws -> [Identifier<Drink>: Int64] {
        let all = try await Pages.all { try await drinks(marked: mark, for: profile, after: $0, limit: 500) }
        return Dictionary(all.map { ($0.drink, $0.markedAt) }, uniquingKeysWith: { $1 })
    }
}

/// A row of the list of marked drinks, which is sorted newest first, then by id descending.
package struct MarkedDrink: Hashable, Sendable, Identifiable {
    package let drink: Identifier<Drink>
    /// Seconds since 1970 UTC.
    package let markedAt: Int64

    package init(drink: Identifier<Drink>, markedAt: Int64) {
        self.drink = drink
        self.markedAt = markedAt
    }

    package var id: Identifier<Drink> { drink }
}

/// A member's rating and note for a drink, given without making it.
package struct DrinkOpinion: Hashable, Sendable {
    package let rating: Rating?
    /// One line of at most `Making.longestNote` characters; nil if there is only a rating.
    package let note: String?

    package init?(rating: Rating? = nil, note: String? = nil) {
        let line = PlainText.line(note ?? "", limit: Making.longestNote)
        guard rating != nil || !line.isEmpty else { return nil }
        self.rating = rating
        self.note = line.isEmpty ? nil : line
    }
}

/// A rating of 0.5 to 5 stars in half stars.
package struct Rating: Hashable, Sendable, Comparable {
    /// Half stars, 1…10.
    package let halves: Int

    package init?(halves: Int) {
        guard (1...10).contains(halves) else { return nil }
        self.halves = halves
    }

    /// Nil for anything but 0.5, 1, 1.5 … 5.
    package init?(_ stars: Double) {
        guard let halves = Int(exactly: stars * 2) else { return nil }
        self.init(halves: halves)
    }

    package var stars: Double { Double(halves) / 2 }

    package static func < (left: Rating, right: Rating) -> Bool { left.halves < right.halves }

    package static let all: [Rating] = (1...10).compactMap { Rating(halves: $0) }
}
