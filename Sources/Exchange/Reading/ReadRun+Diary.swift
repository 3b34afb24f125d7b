import Domain

extension ReadRun {
    mutating func diaryRows(_ job: FileJob, _ sink: Sink) throws {
        var leftOut: [String] = []
        try forEachRecord(of: job, sink) { (run: inout ReadRun) throws(SourceProblem) in
            let source = try run.open(job, isCounted: true)
            return try DiaryFileReader(source, path: job.file.path, format: job.format, limits: run.limits)
        } take: { run, row, reader in
            var name = "line \(row.line)"
            do throws(ExchangeFlaw) {
                let fields = try row.content.get()
                let table = reader.table
                let title = TextCleaner.line(
                    [table.field("name", of: fields), table.field("title", of: fields)].joined())
                if !title.isEmpty { name = "\(title.prefix(100)) (line \(row.line))" }
                let record =
                    switch job.format {
                    case .imdb: try IMDbRow(table: table, fields: fields).record()
                    default:
                        try LetterboxdRow(
                            table: table, fields: fields, path: job.file.path, list: reader.list
                        ).record()
                    }
                if let record { run.keep(record, name, job) } else { leftOut.append(title) }
            } catch {
                run.session.fail(ImportPlace(file: job.file.path, record: name), .work, error)
            }
        }
        try reportLeftOut(job, .neitherFilm, leftOut, sink)
    }

    mutating func traktEntries(_ job: FileJob, _ sink: Sink) throws {
        var encoding = EncodingGuess()
        var leftOut: [String] = []
        try forEachRecord(of: job, sink) { (run: inout ReadRun) throws(SourceProblem) in
            RecordSplitter(source: try run.open(job, isCounted: true), mode: .whole, limit: run.limits.recordBytes)
        } take: { run, record, _ in
            let name = "entry \(record.number)"
            do throws(ExchangeFlaw) {
                run.keep(try JSONDiary.trakt(try record.value(&encoding)), name, &leftOut, job)
            } catch {
                run.session.fail(ImportPlace(file: job.file.path, record: name), .work, error)
            }
        }
        try reportLeftOut(job, .neitherFilm, leftOut, sink)
    }

    /// Reads AniList's answer about a member's list, which is one document.
    mutating func aniListEntries(_ job: FileJob, _ sink: Sink) throws {
        var bytes: [UInt8] = []
        try reading(job) { (run: inout ReadRun) throws(SourceProblem) in bytes = try run.document(job) }
        guard !bytes.isEmpty else { return }
        var leftOut: [String] = []
        do throws(ExchangeFlaw) {
            let (entries, scale) = try JSONDiary.aniList(JSONParser.parse(bytes))
            for (index, entry) in entries.enumerated() {
                let name = "entry \(index + 1)"
                do throws(ExchangeFlaw) {
                    keep(try JSONDiary.aniList(entry, scale: scale), name, &leftOut, job)
                } catch {
                    session.fail(ImportPlace(file: job.file.path, record: name), .work, error)
                }
            }
        } catch {
            session.fail(ImportPlace(file: job.file.path, record: "-"), .file, error)
        }
        try flush(sink)
        try reportLeftOut(job, .unfinished, leftOut, sink)
    }

    private mutating func keep(_ entry: JSONDiary.Entry, _ name: String, _ leftOut: inout [String], _ job: FileJob) {
        switch entry {
        case .record(let record): keep(record, "\(record.work.title.prefix(100)) (\(name))", job)
        case .leftOut(let title): leftOut.append(title)
        }
    }

    mutating func animeList(_ job: FileJob, _ sink: Sink) throws {
        var leftOut: [String] = []
        try forEachRecord(of: job, sink) { (run: inout ReadRun) throws(SourceProblem) in
            try MyAnimeListReader(run.document(job), path: job.file.path)
        } take: { run, entry, _ in
            do throws(ExchangeFlaw) {
                if let record = try entry.record() {
                    run.keep(record, entry.name, job)
                } else {
                    leftOut.append(entry.name)
                }
            } catch {
                run.session.fail(ImportPlace(file: job.file.path, record: entry.name), .work, error)
            }
        }
        try reportLeftOut(job, .unfinished, leftOut, sink)
    }

    private mutating func keep(_ record: DiaryRecord, _ name: String, _ job: FileJob) {
        let place = ImportPlace(file: job.file.path, record: name)
        if let note = record.note, note.count > Watching.longestNote {
            session.warn(place, .noteCut, ["\(note.count)", "\(Watching.longestNote)"])
        }
        session.send(.diary(ExchangeItem(value: record, place: place)))
    }

    /// The most titles that a report names.
    private static let mostTitles = 10

    /// Counts what was left out, and names the first titles.
    private mutating func reportLeftOut(
        _ job: FileJob, _ sentence: RecordRemark.Sentence, _ titles: [String], _ sink: Sink
    ) throws {
        guard !titles.isEmpty else { return }
        var names = titles.prefix(Self.mostTitles).map { String($0.prefix(60)) }.joined(separator: ", ")
        if titles.count > Self.mostTitles { names += " …" }
        session.warn(ImportPlace(file: job.file.path, record: "-"), sentence, ["\(titles.count)", names])
        try flush(sink)
    }

    private func document(_ job: FileJob) throws(SourceProblem) -> [UInt8] {
        let source = try open(job, isCounted: true)
        var bytes: [UInt8] = []
        while let piece = try source.next() {
            bytes += piece
            guard bytes.count <= limits.documentBytes else {
                throw FileByteSource.tooLarge(job.file.path, limits.documentBytes)
            }
        }
        return bytes
    }
}
