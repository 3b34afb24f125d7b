import Domain

extension ReadRun {
    mutating func diaryRows(_ job: FileJob, _ sink: Sink) throws {
        var reader: DiaryFileReader?
        var leftOut = 0
        while true {
            var next: DiaryFileReader.Row?
            try reading(job) { (run: inout ReadRun) throws(SourceProblem) in
                if reader == nil {
                    let source = try run.open(job, isCounted: true)
                    reader = try DiaryFileReader(
                        source, path: job.file.path, format: job.format, limits: run.limits)
                }
                next = try reader?.next()
            }
            guard let row = next, let table = reader?.table else { break }
            var name = "line \(row.line)"
            do throws(ExchangeFlaw) {
                let fields = try row.content.get()
                let title = TextCleaner.line(
                    [table.field("name", of: fields), table.field("title", of: fields)].joined())
                if !title.isEmpty { name = "\(title.prefix(100)) (line \(row.line))" }
                let record =
                    switch job.format {
                    case .imdb: try IMDbRow(table: table, fields: fields).record()
                    default: try LetterboxdRow(table: table, fields: fields, path: job.file.path).record()
                    }
                if let record { keep(record, name, job) } else { leftOut += 1 }
            } catch {
                session.fail(ExchangePlace(file: job.file.path, record: name), .work, error)
            }
            try flush(sink)
        }
        if leftOut > 0 {
            tell(job, .neitherFilm, ["\(leftOut)"])
            try flush(sink)
        }
    }

    mutating func animeList(_ job: FileJob, _ sink: Sink) throws {
        var reader: MyAnimeListReader?
        var leftOut = 0
        while true {
            var next: MyAnimeListEntry?
            try reading(job) { (run: inout ReadRun) throws(SourceProblem) in
                if reader == nil { reader = try MyAnimeListReader(run.document(job), path: job.file.path) }
                next = try reader?.next()
            }
            guard let entry = next else { break }
            do throws(ExchangeFlaw) {
                if let record = try entry.record() { keep(record, entry.name, job) } else { leftOut += 1 }
            } catch {
                session.fail(ExchangePlace(file: job.file.path, record: entry.name), .work, error)
            }
            try flush(sink)
        }
        if leftOut > 0 {
            tell(job, .unfinished, ["\(leftOut)"])
            try flush(sink)
        }
    }

    private mutating func keep(_ record: DiaryRecord, _ name: String, _ job: FileJob) {
        let place = ExchangePlace(file: job.file.path, record: name)
        if let note = record.note, note.count > Watching.longestNote {
            session.warn(
                place, .noteCut, ["\(note.count)", "\(Watching.longestNote)"])
        }
        session.send(.diary(ExchangeItem(value: record, place: place)))
    }

    private mutating func tell(_ job: FileJob, _ sentence: RecordRemark.Sentence, _ values: [String]) {
        session.warn(ExchangePlace(file: job.file.path, record: "-"), sentence, values)
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
