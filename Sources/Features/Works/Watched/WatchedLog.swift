import Domain

@MainActor
struct WatchedLog {
    let marks: any CommunityMarksRepository
    let member: @MainActor @Sendable () -> Author
    /// Returns the number of characters of a work that the member has not dug; 0 on an error, so that a stored entry is
    /// not reported as failed.
    let undug: @Sendable (Identifier<Work>) async -> Int
    /// Returns whether the member wishes for a work; false on an error.
    let isWished: @Sendable (Identifier<Work>) async -> Bool

    struct Outcome: Sendable {
        let isChanged: Bool
        /// Whether the entry fulfilled a wish, which has left the list.
        var endsWish = false
        var undug = 0
    }

    /// Adds an entry, or changes the given one.
    func save(_ watching: Watching, as entry: WatchedEntry?) async throws -> Outcome {
        guard var entry else {
            let endsWish = await isWished(watching.work)
            _ = try await marks.add(watching, of: member().id)
            return Outcome(isChanged: true, endsWish: endsWish, undug: await undug(watching.work))
        }
        entry.watching = watching
        return Outcome(isChanged: try await marks.update(entry, of: member().id))
    }

    /// Returns whether it existed.
    func remove(_ entry: Identifier<WatchedEntry>) async throws -> Bool {
        try await marks.remove(entry, of: member().id)
    }
}

struct WatchedDraft: Codable, Equatable {
    /// A day and time, a month, a year, or empty.
    var time: String
    var rating: String
    var note: String
    var drink = ""
    /// Nil in drafts of earlier versions.
    var isRewatch: Bool?

    init(_ watching: Watching?, _ moments: TimestampText) {
        time = watching.map { moments.text(of: $0.date) } ?? moments.minute(moments.now)
        rating = watching?.rating.map { String($0.halves) } ?? "0"
        note = watching?.note ?? ""
        isRewatch = watching?.isRewatch ?? false
    }
}

struct WatchedDrinkPicker: Sendable {
    let drinks: any DrinkRepository
    let language: Language

    func drink(_ id: Identifier<Drink>) async throws -> DrinkSummary? { try await drinks.drinks(with: [id]).first }

    /// Returns the drink with exactly that name, otherwise the first whose name contains the text.
    func drink(named text: String) async throws -> DrinkSummary? {
        let places = try await drinks.positions(matching: text, by: language).prefix(40)
        var found: [DrinkSummary] = []
        for place in places { found += try await drinks.drinks(in: place..<(place + 1), by: language) }
        let folded = Folding.folded(text)
        return found.first {
            Folding.folded($0.name.english) == folded || Folding.folded($0.name.korean) == folded
        } ?? found.first
    }
}
