import Domain

/// A row of a Letterboxd table: an exported one (watched, ratings, diary, reviews, watchlist), or the one it imports.
struct LetterboxdRow {
    /// Folders outside the diary. Liked films even have the columns of watched ones.
    private static let otherFolders: Set<Substring> = ["likes", "deleted", "orphaned"]

    let table: DiaryTable
    let fields: [String]
    let path: String
    /// The name of the list that contains the row; nil for a diary.
    var list: String?

    /// Whether a file is a list, which consists of two tables.
    static func isList(_ head: [UInt8]) -> Bool { head.starts(with: Array("Letterboxd list export".utf8)) }

    private static func isLikes(_ path: String) -> Bool {
        let parts = path.lowercased().split(separator: "/")
        return parts.last == "films.csv" && parts.dropLast().last == "likes"
    }

    static func isOther(_ file: TreeFile) -> Bool {
        !isLikes(file.parts.joined(separator: "/"))
            && file.parts.dropLast().contains { otherFolders.contains(Substring($0.lowercased())) }
    }

    func record() throws(ExchangeFlaw) -> DiaryRecord {
        let title = try DiaryFields.title(first("name", "title"), field: "Name")
        var clue = WorkClue(title: title, year: try DiaryFields.year(field("year"), field: "Year"))
        clue.ids = ids
        var rating = try DiaryFields.stars(field("rating"), field: "Rating")
        if rating == nil { rating = try DiaryFields.points(field("rating10"), field: "Rating10") }
        let watchedOn = try DiaryFields.day(field("watcheddate"), field: "Watched Date")
        let address = first("letterboxduri", "url")
        return DiaryRecord(
            work: clue, kind: place.map { .listed($0) } ?? (Self.isLikes(path) ? .liked : isWish ? .wished : .watched),
            watchedOn: watchedOn, notedOn: try DiaryFields.day(field("date"), field: "Date"), rating: rating,
            note: DiaryFields.note(field("review")), link: isEntry ? nil : address,
            entry: isEntry && !address.isEmpty ? address : nil,
            isRewatch: Folding.folded(field("rewatch")) == "yes", tags: DiaryFields.tags(field("tags")))
    }

    private var place: WorkListPlace? {
        list.map { list in
            WorkListPlace(
                list: list, position: Int(field("position")) ?? 0, note: DiaryFields.note(field("description")))
        }
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
