internal import Domain
internal import GRDB

/// Entries of the making log as rows.
enum MadeRows {
    /// An entry out of the columns every query of the log begins with.
    static func entry(_ row: Row) -> MadeEntry {
        MadeEntry(
            id: Identifier(String(row[0] as Int64)),
            making: Making(
                drink: Identifier(row[1]), variant: (row[2] as String?).map { Identifier($0) }, madeAt: row[3],
                servings: row[4], rating: (row[5] as Int?).flatMap { Rating(halves: $0) }, note: row[6],
                ethanol: row[7]))
    }

    /// A summary: its latest entry, then the number of entries, the sum of half stars, the number of ratings.
    static func summary(_ row: Row) -> MadeSummary {
        let entry = entry(row)
        let rated: Int = row[10]
        return MadeSummary(
            drink: entry.drink, count: row[8], last: entry,
            averageRating: rated > 0 ? Double(row[9] as Int) / 2 / Double(rated) : nil)
    }

    /// The row of a making.
    static func row(
        _ number: Int64, _ making: Making, _ profile: Identifier<Profile>
    ) -> [String: JournalValue] {
        [
            "number": .integer(number), "profile": .text(profile.rawValue), "drink": .text(making.drink.rawValue),
            "variant": making.variant.map { .text($0.rawValue) } ?? .none, "made_at": .integer(making.madeAt),
            "servings": .real(making.servings), "rating": making.rating.map { .integer(Int64($0.halves)) } ?? .none,
            "note": making.note.map { .text($0) } ?? .none, "ethanol": .real(making.ethanol),
        ]
    }
}
