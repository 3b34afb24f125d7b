import Domain

/// A row of a Letterboxd table: an exported one (watched, ratings, diary, reviews, watchlist), or the one it imports.
struct LetterboxdRow {
    /// Folders outside the diary. Liked films even have the columns of watched ones.
    private static let otherFolders: Set<Substring> = ["likes", "lists", "deleted", "orphaned"]

    let table: DiaryTable
    let fields: [String]
    let path: String

    static func isOther(_ file: TreeFile) -> Bool {
        file.parts.dropLast().contains { otherFolders.contains(Substring($0.lowercased())) }
    }

    func record() throws(ExchangeFlaw) -> DiaryRecord {
        let title = try DiaryFields.title(first("name", "title"), field: "Name")
        var clue = WorkClue(title: title, year: try DiaryFields.year(field("year"), field: "Year"))
        clue.ids = ids
        var rating = try DiaryFields.stars(field("rating"), field: "Rating")
        if rating == nil { rating = try DiaryFields.points(field("rating10"), field: "Rating10") }
        let watchedOn = try DiaryFields.day(field("watcheddate"), field: "Watched Date")
        return DiaryRecord(
            work: clue, kind: isWish ? .wished : .watched, watchedOn: watchedOn,
            notedOn: try DiaryFields.day(field("date"), field: "Date"), rating: rating,
            note: DiaryFields.note(field("review")), link: isEntry ? nil : first("letterboxduri", "url"))
    }

    /// Whether a row is one watching. Its address is then its own, not the film's.
    private var isEntry: Bool { table.has("watcheddate") || table.has("review") }

    /// A watchlist has the columns of watched films; only its file name differs.
    private var isWish: Bool {
        guard !isEntry, !table.has("rating"), !table.has("rating10") else { return false }
        let name = (path.split(separator: "/").last ?? "").lowercased()
        if name.contains("watchlist") || name.contains("wish") { return true }
        return !table.has("date") && !name.contains("watched")
    }

    private var ids: [String] {
        [("tmdb", field("tmdbid")), ("imdb", field("imdbid"))].filter { !$0.1.isEmpty }.map { "\($0.0):\($0.1)" }
    }

    private func field(_ column: String) -> String { table.field(column, of: fields) }

    private func first(_ column: String, _ other: String) -> String {
        let text = field(column)
        return text.isEmpty ? field(other) : text
    }
}
