import Domain

/// A row of IMDb's ratings or of one of its lists. What is rated was watched; what a list merely names is wished for.
struct IMDbRow {
    let table: DiaryTable
    let fields: [String]

    /// Nil for what is neither a film nor an animation.
    func record() throws(ExchangeFlaw) -> DiaryRecord? {
        let title = try DiaryFields.title(field("title"), field: "Title")
        let isAnimation = Folding.folded(field("genres")).contains("animation")
        guard isWork(isAnimation) else { return nil }
        let id = field("const")
        let digits = id.dropFirst(2)
        guard id.hasPrefix("tt"), (5...12).contains(digits.count), digits.allSatisfy({ $0.isASCII && $0.isNumber })
        else {
            throw ExchangeFlaw(field: "Const", .notIMDb)
        }
        let original = TextCleaner.line(field("originaltitle"))
        let clue = WorkClue(
            title: title, otherTitles: original.isEmpty || original == title ? [] : [original],
            year: try DiaryFields.year(field("year"), field: "Year"), kind: isAnimation ? .animation : .film,
            ids: ["imdb:\(id)"])
        let rating = try DiaryFields.points(field("yourrating"), field: "Your Rating")
        let isWish = rating == nil && (table.has("position") || table.has("created"))
        let ratedOn = try DiaryFields.day(field("daterated"), field: "Date Rated")
        let addedOn = try DiaryFields.day(field("created"), field: "Created")
        return DiaryRecord(work: clue, kind: isWish ? .wished : .watched, notedOn: ratedOn ?? addedOn, rating: rating)
    }

    private func isWork(_ isAnimation: Bool) -> Bool {
        let type = Folding.folded(field("titletype"))
        if ["episode", "game", "podcast", "music"].contains(where: type.contains) { return false }
        return isAnimation || !type.contains("series")
    }

    private func field(_ column: String) -> String { table.field(column, of: fields) }
}
