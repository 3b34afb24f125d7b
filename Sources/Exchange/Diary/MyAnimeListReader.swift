import Domain

struct MyAnimeListReader {
    private static let entry = "anime"

    private var reader: XMLReader
    private var number = 0

    /// Throws if the bytes are not such an export.
    init(_ bytes: [UInt8], path: String) throws(SourceProblem) {
        reader = XMLReader(bytes, path: path)
        guard case .start("myanimelist")? = try reader.next() else {
            throw .otherFormat(path: path, format: .myAnimeList)
        }
    }

    mutating func next() throws(SourceProblem) -> MyAnimeListEntry? {
        while let event = try reader.next() {
            guard case .start(Self.entry) = event else { continue }
            number += 1
            return MyAnimeListEntry(number: number, fields: try fields())
        }
        return nil
    }

    private mutating func fields() throws(SourceProblem) -> [String: String] {
        var fields: [String: String] = [:]
        var name: String?
        while let event = try reader.next() {
            switch event {
            case .start(let field): name = field
            case .text(let text): if let name { fields[name, default: ""] += text }
            case .end(Self.entry): return fields
            case .end: name = nil
            }
        }
        return fields
    }
}

struct MyAnimeListEntry {
    let number: Int
    let fields: [String: String]

    var name: String {
        let title = TextCleaner.trimmed(TextCleaner.line(fields["series_title"] ?? ""))
        return title.isEmpty ? "record \(number)" : String(title.prefix(100))
    }

    /// Nil for an entry that was begun and not finished.
    func record() throws(ExchangeFlaw) -> DiaryRecord? {
        let title = try DiaryFields.title(field("series_title"), field: "series_title")
        let isSeries = ["tv", "ova", "ona"].contains(Folding.folded(field("series_type")))
        var clue = WorkClue(title: title, kind: isSeries ? .animatedSeries : .animation, hasYears: false)
        if let id = Int(field("series_animedb_id")), id > 0 { clue.ids = ["mal:\(id)"] }
        let rating = try DiaryFields.points(field("my_score"), field: "my_score")
        switch Folding.folded(field("my_status")) {
        case "completed", "2":
            let (day, partial) = try date("my_finish_date")
            return DiaryRecord(
                work: clue, kind: .watched, watchedOn: day, watchedIn: partial, rating: rating,
                note: DiaryFields.note(field("my_comments")), isRewatch: (Int(field("my_times_watched")) ?? 0) > 0,
                tags: DiaryFields.tags(field("my_tags")))
        case "plantowatch", "6": return DiaryRecord(work: clue, kind: .wished, notedOn: try date("my_start_date").day)
        case "watching", "onhold", "dropped", "1", "3", "4": return nil
        default:
            throw ExchangeFlaw(
                field: "my_status",
                .notMyAnimeList, ["\(TextCleaner.line(String(field("my_status").prefix(40))))"])
        }
    }

    private func field(_ name: String) -> String { TextCleaner.trimmed(fields[name] ?? "") }

    private func date(_ name: String) throws(ExchangeFlaw) -> (day: LocalDay?, partial: WatchedDate?) {
        try DiaryFields.date(field(name), field: name)
    }
}
