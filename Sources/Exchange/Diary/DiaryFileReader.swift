import Domain

struct DiaryFileReader {
    struct Row {
        /// The number of its first line.
        let line: Int
        let content: Result<[String], ExchangeFlaw>
    }

    let table: DiaryTable
    private var splitter: RowSplitter
    private var encoding = EncodingGuess()

    /// - Throws: if the first row is not a header of that format.
    init(
        _ source: any ByteSource, path: String, format: ExchangeFormat, limits: ExchangeLimits
    ) throws(SourceProblem) {
        var splitter = RowSplitter(source: source, limit: limits.recordBytes)
        guard let first = try splitter.next(), case .success(let bytes) = first.content,
            let table = DiaryTable(row: bytes), table.format == format
        else { throw .otherFormat(path: path, format: format) }
        splitter.delimiter = table.delimiter
        self.table = table
        self.splitter = splitter
    }

    mutating func next() throws(SourceProblem) -> Row? {
        guard let row = try splitter.next() else { return nil }
        do throws(ExchangeFlaw) {
            let text = try encoding.utf8(try row.content.get())
            let fields = try CSVRow.fields(text, delimiter: table.delimiter).get()
            guard fields.count == table.count || fields.dropFirst(table.count).allSatisfy(\.isEmpty) else {
                throw ExchangeFlaw(
                    field: "",
                    .fields, ["\(fields.count)", "\(table.count)"])
            }
            return Row(line: row.line, content: .success(fields))
        } catch {
            return Row(line: row.line, content: .failure(error))
        }
    }
}
