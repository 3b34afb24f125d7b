import Domain

/// A row of IMDb's ratings or lists. Rated titles were watched; listed ones are wishes.
struct IMDbRow {
    let table: DiaryTable
    let fields: [String]

    /// Nil for an episode and for anything else that is not a work.
    func record() throws(ExchangeFlaw) -> DiaryRecord? {
        let title = try DiaryFields.title(field("title"), field: "Title")
        let isAnimation = Folding.folded(field("genres")).contains("animation")
        guard isWork else { return nil }
        let id = field("const")
        let digits = id.dropFirst(2)
        guard id.hasPrefix("tt"), (5...12).contains(digits.count), digits.allSatisfy({ $0.isASCII && $0.isNumber })
        else { throw ExchangeFlaw(field: "Const", .notIMDb) }
        let original = TextCleaner.line(field("originaltitle"))
        let clue = WorkClue(
            title: title, otherTitles: original.isEmpty || original == title ? [] : [original],
            year: try DiaryFields.year(field("year"), field: "Year"), kind: kind(isAnimation), ids: ["imdb:\(id)"])
        let rating = try DiaryFields.points(field("yourrating"), field: "Your Rating")
        let isWish = rating == nil && (table.has("position") || table.has("created"))
        let ratedOn = try DiaryFields.day(field("daterated"), field: "Date Rated")
        let addedOn = try DiaryFields.day(field("created"), field: "Created")
        return DiaryRecord(work: clue, kind: isWish ? .wished : .watched, notedOn: ratedOn ?? addedOn, rating: rating)
    }

    private var type: String { Folding.folded(field("titletype")) }

    private var isWork: Bool { !["episode", "game", "podcast", "music"].contains(where: type.contains) }

    private func kind(_ isAnimation: Bool) -> WorkKind {
        if type.contains("series") { return isAnimation ? .animatedSeries : .series }
        return isAnimation ? .animation : .film
    }

    private func field(_ column: String) -> String { table.field(column, of: fields) }
}
