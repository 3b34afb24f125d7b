import Domain

/// One run: opens the files, passes their records to the session, and hands out the results.
struct ReadRun {
    typealias Sink = (ExchangeEvent) throws -> Void

    let limits: ExchangeLimits
    private let tree: FileTree
    private let isTree: Bool
    private let progress: ReadProgress
    var session: ReadSession
    var ingredientFiles: Set<String> = []

    init(names: ExchangeNames, limits: ExchangeLimits, tree: FileTree, isTree: Bool) {
        self.limits = limits
        self.tree = tree
        self.isTree = isTree
        progress = ReadProgress(total: tree.size)
        session = ReadSession(names: names, limits: limits)
    }

    mutating func run(format: ExchangeFormat?, _ sink: Sink) throws {
        for failure in tree.failures { session.send(.failure(failure)) }
        for warning in tree.warnings { session.send(.warning(warning)) }
        let jobs = try jobs(format)
        try flush(sink)
        var defined: [DefinedIngredient] = []
        var own: [ExchangeItem<Ingredient>] = []
        for job in jobs {
            try reading(job) { (run: inout ReadRun) throws(SourceProblem) in
                switch job.format {
                case .barAssistant: defined += try run.barAssistantIngredients(job)
                case .dimo: own += try run.ownIngredients(job)
                case .csv: own += try run.ingredientRows(job)
                case .theCocktailDB, .markdown, .webPage, .text, .letterboxd, .imdb, .myAnimeList, .trakt,
                    .aniList:
                    break
                }
            }
            try flush(sink)
        }
        session.define(own: own)
        session.define(defined)
        try flush(sink)
        for job in jobs {
            session.send(.format(job.format))
            switch job.format {
            case .barAssistant where job.layout == .ingredient: break
            case .barAssistant, .theCocktailDB:
                try records(job, mode: job.format == .barAssistant ? .whole : .members, sink)
            case .dimo: try records(job, mode: .members, sink)
            case .csv: if !ingredientFiles.contains(job.file.path) { try rows(job, sink) }
            case .webPage, .text: try page(job, sink)
            case .letterboxd, .imdb: try diaryRows(job, sink)
            case .myAnimeList: try animeList(job, sink)
            case .trakt: try traktEntries(job, sink)
            case .aniList: try aniListEntries(job, sink)
            case .markdown: break
            }
            try flush(sink)
        }
    }

    mutating func flush(_ sink: Sink) throws {
        for event in session.drainEvents() { try sink(event) }
        if let done = progress.changedCount() { try sink(.progress(done: done, total: progress.total)) }
    }

    // MARK: Files

    private mutating func jobs(_ format: ExchangeFormat?) throws(SourceProblem) -> [FileJob] {
        var jobs: [FileJob] = []
        for file in tree.files {
            let layout = isTree ? FileJob.layout(of: file) : .free
            if let format, !isTree {
                jobs.append(FileJob(file: file, format: format, layout: .free))
            } else if layout != .free, format ?? .barAssistant == .barAssistant {
                jobs.append(FileJob(file: file, format: .barAssistant, layout: layout))
            } else {
                do {
                    guard let found = try detect(file) else { continue }
                    if found == format ?? found {
                        jobs.append(FileJob(file: file, format: found, layout: .free))
                    } else {
                        let place = ImportPlace(file: file.path, record: "-")
                        session.warn(place, .otherFormat, ["\(found.rawValue)"])
                    }
                } catch {
                    try refuse(file, error)
                }
            }
        }
        return jobs
    }

    private func contents(of file: TreeFile) throws(SourceProblem) -> any ByteSource {
        UTF8ByteSource(try GzipByteSource.unpacking(file.open(), path: file.path, limits: limits), path: file.path)
    }

    /// Returns the format of a file. Unknown files in a folder are skipped; a single one is an error.
    private mutating func detect(_ file: TreeFile) throws(SourceProblem) -> ExchangeFormat? {
        let head = try HeadedByteSource(contents(of: file)).head
        if isTree, FormatDetector.isArchive(head) {
            session.warn(ImportPlace(file: file.path, record: "-"), .archive)
            return nil
        }
        let format = FormatDetector.format(of: head)
        if format == .letterboxd, isTree, LetterboxdRow.isOther(file) {
            session.warn(ImportPlace(file: file.path, record: "-"), .notOfDiary)
            return nil
        }
        if let format, format != .markdown { return format }
        guard isTree else {
            if head.isEmpty { throw .empty(path: file.path) }
            if format == nil, RecipeText.isRecipe(head) { return .text }
            throw format.map { .notReadable(path: file.path, format: $0) } ?? .unknownFormat(path: file.path)
        }
        if HeadScan(head).top != nil {
            session.warn(ImportPlace(file: file.path, record: "-"), .noDrinks)
        }
        return nil
    }

    /// A failure of one of several files does not affect the others.
    private mutating func refuse(_ file: TreeFile, _ error: SourceProblem) throws(SourceProblem) {
        guard isTree else { throw error }
        session.refuse(file.path, error)
    }

    mutating func reading(_ job: FileJob, _ body: (inout ReadRun) throws(SourceProblem) -> Void) throws(SourceProblem) {
        do {
            try body(&self)
        } catch .newerVersion(let path, let version) where !isTree {
            throw .newerVersion(path: path, version: version)
        } catch {
            session.refuse(job.file.path, error)
        }
    }

    func open(_ job: FileJob, isCounted: Bool) throws(SourceProblem) -> any ByteSource {
        let progress = progress
        return try HeadedByteSource(contents(of: job.file)) { if isCounted { progress.add($0) } }
    }

    // MARK: First pass: ingredients

    private mutating func barAssistantIngredients(_ job: FileJob) throws(SourceProblem) -> [DefinedIngredient] {
        guard job.layout != .cocktail else { return [] }
        var splitter = RecordSplitter(
            source: try open(job, isCounted: job.layout == .ingredient), mode: .whole, limit: limits.recordBytes)
        var encoding = EncodingGuess()
        var found: [DefinedIngredient] = []
        while let record = try splitter.next() {
            var place = ImportPlace(file: job.file.path, record: "record \(record.number)")
            if job.layout == .free, case .bytes(let bytes) = record.content,
                WordSearch(bytes: bytes).contains("\"instructions\"")
            {
                continue
            }
            do {
                let parsed = try BarAssistantRecord(record.value(&encoding), limits: limits)
                guard job.layout == .ingredient || parsed.kind == .ingredient else { continue }
                place = ImportPlace(file: job.file.path, record: parsed.title(record.number))
                found.append(DefinedIngredient(foreign: try parsed.ingredient(), place: place))
            } catch {
                // A record that is not certainly an ingredient is reported when the recipes are read.
                if job.layout == .ingredient || place.record != "record \(record.number)" {
                    session.fail(place, .ingredient, error)
                }
            }
        }
        return found
    }

    private mutating func ownIngredients(_ job: FileJob) throws(SourceProblem) -> [ExchangeItem<Ingredient>] {
        var splitter = RecordSplitter(
            source: try open(job, isCounted: false), mode: .members, limit: limits.recordBytes)
        var reader = OwnFileReader(file: job.file.path, limits: limits)
        while let record = try splitter.next() { try reader.readFirstPass(record, &session) }
        return try reader.finishFirst()
    }

    // MARK: Second pass: everything else

    private mutating func records(_ job: FileJob, mode: RecordSplitter.Mode, _ sink: Sink) throws {
        var encoding = EncodingGuess()
        try forEachRecord(of: job, sink) { (run: inout ReadRun) throws(SourceProblem) in
            RecordSplitter(source: try run.open(job, isCounted: true), mode: mode, limit: run.limits.recordBytes)
        } take: { run, record, _ in
            switch job.format {
            case .dimo: OwnFileReader.readSecondPass(record, file: job.file.path, &encoding, &run.session)
            case .theCocktailDB: run.session.readTheCocktailDB(record, file: job.file.path, &encoding)
            default: run.session.readBarAssistant(record, job, &encoding)
            }
        }
    }

    private mutating func rows(_ job: FileJob, _ sink: Sink) throws {
        try forEachRecord(of: job, sink) { (run: inout ReadRun) throws(SourceProblem) in
            let source = try run.open(job, isCounted: true)
            let reader = try CSVFileReader(source, path: job.file.path, limits: run.limits)
            run.session.warn(job.file.path, unread: reader.header.unread)
            return reader
        } take: { run, record, _ in
            let place = ImportPlace(file: job.file.path, record: record.title)
            do throws(ExchangeFlaw) {
                run.session.add(try record.drink(), place)
            } catch {
                run.session.fail(place, .drink, error)
            }
        }
    }

    /// Passes a file's records on, one by one, up to the first that cannot be read.
    mutating func forEachRecord<Reader: RecordReader>(
        of job: FileJob, _ sink: Sink, from open: (inout ReadRun) throws(SourceProblem) -> Reader,
        take: (inout ReadRun, Reader.Record, Reader) -> Void
    ) throws {
        var reader: Reader?
        try reading(job) { (run: inout ReadRun) throws(SourceProblem) in reader = try open(&run) }
        while true {
            var next: Reader.Record?
            try reading(job) { (_: inout ReadRun) throws(SourceProblem) in next = try reader?.next() }
            guard let record = next, let reader else { return }
            take(&self, record, reader)
            try flush(sink)
        }
    }
}

protocol RecordReader {
    associatedtype Record

    mutating func next() throws(SourceProblem) -> Record?
}

extension RecordSplitter: RecordReader {}
extension CSVFileReader: RecordReader {}
extension DiaryFileReader: RecordReader {}
extension MyAnimeListReader: RecordReader {}
