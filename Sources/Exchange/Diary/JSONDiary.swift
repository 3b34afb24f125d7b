import Domain

/// An entry of a diary in JSON: of Trakt's lists, or of AniList's answer about a member's list.
enum JSONDiary {
    enum Entry {
        case record(DiaryRecord)
        /// An episode, or a work that was begun and not finished.
        case leftOut(title: String)
    }

    // MARK: Trakt

    private static let traktMarks = ["watched_at", "last_watched_at", "rated_at", "listed_at"]

    static func isTrakt(_ scan: HeadScan) -> Bool {
        scan.hasAny(["movie", "show"], at: 2) && scan.hasAny(traktMarks, at: 2)
    }

    static func trakt(_ value: ExchangeValue) throws(ExchangeFlaw) -> Entry {
        let film = value["movie"]
        guard let work = film ?? value["show"] else { throw ExchangeFlaw(field: "movie", .missing) }
        let title = try DiaryFields.title(text(work["title"]), field: "title")
        if film == nil, value["episode"] != nil || value["season"] != nil { return .leftOut(title: title) }
        // TMDB counts films and series separately.
        let tmdb = film == nil ? ExternalID.tmdbSeries : OnlineProvider.tmdb.rawValue
        let ids = [(ExternalID.imdb, "imdb"), (tmdb, "tmdb")].compactMap { source, key in
            scalar(work["ids"]?[key]).map { "\(source):\($0)" }
        }
        let clue = WorkClue(
            title: title, year: try DiaryFields.year(scalar(work["year"]) ?? "", field: "year"),
            kind: film == nil ? .series : nil, ids: ids)
        let rating = try DiaryFields.points(scalar(value["rating"]) ?? "", field: "rating")
        var record = DiaryRecord(work: clue, kind: .watched, rating: rating)
        if let listed = value["listed_at"] {
            record.kind = .wished
            record.notedOn = try day(listed, "listed_at")
        } else if let watched = value["watched_at"] ?? value["last_watched_at"] {
            record.watchedOn = try day(watched, "watched_at")
            // The plays of a series are those of its episodes.
            record.isRewatch = film != nil && (number(value["plays"]) ?? 1) > 1
        } else {
            record.notedOn = try day(value["rated_at"], "rated_at")
        }
        record.note = DiaryFields.note(text(value["notes"]))
        return .record(record)
    }

    // MARK: AniList

    static func isAniList(_ scan: HeadScan) -> Bool { scan.has("MediaListCollection", at: 1...2) }

    /// Returns the entries of all lists of an answer, each once, and the scale of its scores.
    static func aniList(_ document: ExchangeValue) throws(ExchangeFlaw) -> (entries: [ExchangeValue], scale: Double) {
        let collection = document["data"]?["MediaListCollection"] ?? document["MediaListCollection"]
        guard case .list(let lists)? = collection?["lists"] else { throw ExchangeFlaw(field: "lists", .missing) }
        var seen: Set<String> = []
        var entries: [ExchangeValue] = []
        for list in lists {
            guard case .list(let rows)? = list["entries"] else { continue }
            for row in rows where scalar(row["media"]?["id"]).map({ seen.insert($0).inserted }) ?? true {
                entries.append(row)
            }
        }
        let format = text(collection?["user"]?["mediaListOptions"]?["scoreFormat"])
        let highest = entries.compactMap { number($0["score"]) }.max() ?? 0
        let scales = ["POINT_100": 100.0, "POINT_10_DECIMAL": 10, "POINT_10": 10, "POINT_5": 5, "POINT_3": 3]
        return (entries, scales[format] ?? (highest > 10 ? 100 : 10))
    }

    static func aniList(_ value: ExchangeValue, scale: Double) throws(ExchangeFlaw) -> Entry {
        guard let media = value["media"], let names = media["title"] else {
            throw ExchangeFlaw(field: "media", .missing)
        }
        let titles = ["english", "romaji", "native"].map { TextCleaner.line(text(names[$0])) }.filter { !$0.isEmpty }
        let title = try DiaryFields.title(titles.first ?? "", field: "title")
        let year = scalar(media["startDate"]?["year"]) ?? scalar(media["seasonYear"]) ?? ""
        let clue = WorkClue(
            title: title, otherTitles: Array(titles.dropFirst()), year: try DiaryFields.year(year, field: "year"),
            kind: text(media["format"]) == "MOVIE" ? .animation : .animatedSeries,
            ids: [("anilist", "id"), ("mal", "idMal")].compactMap { source, key in
                scalar(media[key]).map { "\(source):\($0)" }
            })
        var record = DiaryRecord(work: clue, kind: .watched)
        switch text(value["status"]) {
        case "COMPLETED", "REPEATING": break
        case "PLANNING": record.kind = .wished
        default: return .leftOut(title: title)
        }
        if let score = number(value["score"]), score > 0 {
            record.rating = Rating(halves: max(1, Int(saturating: score / scale * 10)))
        }
        record.note = DiaryFields.note(text(value["notes"]))
        record.isRewatch = (number(value["repeat"]) ?? 0) > 0
        guard record.kind == .watched else { return .record(record) }
        let parts = ["year", "month", "day"].map { scalar(value["completedAt"]?[$0]) ?? "0" }
        let date = parts.map { $0.count == 1 ? "0\($0)" : $0 }.joined(separator: "-")
        (record.watchedOn, record.watchedIn) = try DiaryFields.date(date, field: "completedAt")
        return .record(record)
    }

    // MARK: Values

    private static func text(_ value: ExchangeValue?) -> String {
        if case .text(let text)? = value { text } else { "" }
    }

    /// A number or a text as text; nil for an empty one.
    private static func scalar(_ value: ExchangeValue?) -> String? {
        switch value {
        case .integer(let number)?: String(number)
        case .text(let text)? where !text.isEmpty: TextCleaner.line(text)
        default: nil
        }
    }

    private static func number(_ value: ExchangeValue?) -> Double? {
        switch value {
        case .integer(let number)?: Double(number)
        case .number(let number)?: number
        default: nil
        }
    }

    /// The day of a time in UTC; nil for none.
    private static func day(_ value: ExchangeValue?, _ field: String) throws(ExchangeFlaw) -> LocalDay? {
        try DiaryFields.day(String(text(value).prefix(10)), field: field)
    }
}
