import Domain

struct CSVFileReader {
    let header: CSVHeader
    private let limits: ExchangeLimits
    private var splitter: RowSplitter
    private var encoding = EncodingGuess()
    private var waiting: CSVRecord.Row?

    /// Throws if the first row is not a header of recipes.
    init(_ source: any ByteSource, path: String, limits: ExchangeLimits) throws(SourceProblem) {
        var splitter = RowSplitter(source: source, limit: limits.recordBytes)
        guard let first = try splitter.next(), case .success(let bytes) = first.content,
            let header = CSVHeader(row: bytes)
        else { throw .unknownFormat(path: path) }
        splitter.delimiter = header.delimiter
        self.header = header
        self.splitter = splitter
        self.limits = limits
    }

    mutating func next() throws(SourceProblem) -> CSVRecord? {
        var next = waiting
        waiting = nil
        if next == nil { next = try row() }
        guard let first = next else { return nil }
        var record = CSVRecord(header: header, limits: limits, first: first)
        while record.rows.count <= limits.lines * 2, let row = try row() {
            if !record.append(row) {
                waiting = row
                break
            }
        }
        return record
    }

    /// Returns the next row with any text; spreadsheets write their empty rows as delimiters alone.
    private mutating func row() throws(SourceProblem) -> CSVRecord.Row? {
        var next = try anyRow()
        while let row = next, row.flaw == nil, row.fields.allSatisfy({ TextCleaner.trimmed($0).isEmpty }) {
            next = try anyRow()
        }
        return next
    }

    private mutating func anyRow() throws(SourceProblem) -> CSVRecord.Row? {
        guard let row = try splitter.next() else { return nil }
        do throws(ExchangeFlaw) {
            let bytes = try row.content.get()
            let text = try encoding.utf8(bytes)
            switch CSVRow.fields(text, delimiter: header.delimiter) {
            case .success(let fields): return CSVRecord.Row(line: row.line, fields: fields, flaw: nil)
            case .failure(let flaw): return guess(text, row.line, flaw)
            }
        } catch {
            return guess(row.head, row.line, error)
        }
    }

    /// The guessed fields of a row with a flaw, split at every delimiter.
    private func guess(_ bytes: [UInt8], _ line: Int, _ flaw: ExchangeFlaw) -> CSVRecord.Row {
        let fields = bytes.split(separator: header.delimiter, omittingEmptySubsequences: false).map { field in
            String(decoding: field.filter { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
        }
        return CSVRecord.Row(line: line, fields: fields, flaw: flaw)
    }
}
