import Domain

struct DiaryFileReader {
    struct Row {
        /// The number of its first line.
        let line: Int
        let content: Result<[String], ExchangeFlaw>
    }

    let table: DiaryTable
    /// The name of the list in the file; nil for a diary.
    let list: String?
    private var splitter: RowSplitter
    private var encoding = EncodingGuess()

    /// Throws if the first row is not a header of that format.
    init(_ source: any ByteSource, path: String, format: ExchangeFormat, limits: ExchangeLimits) throws(SourceProblem) {
        var splitter = RowSplitter(source: source, limit: limits.recordBytes)
        splitter.delimiter = UInt8(ascii: ",")
        var list: String?
        var first = try splitter.next()
        if case .success(let head)? = first?.content, LetterboxdRow.isList(head) {
            list = try Self.nameOfList(&splitter)
            first = try splitter.next()
        }
        splitter.delimiter = nil
        guard let first, case .success(let bytes) = first.content,
            let table = DiaryTable(row: bytes), table.format == format
        else { throw .otherFormat(path: path, format: format) }
        splitter.delimiter = table.delimiter
        self.table = table
        self.list = list
        self.splitter = splitter
    }

    /// Reads the table of one row before a list, and returns the list's name; empty without one.
    private static func nameOfList(_ splitter: inout RowSplitter) throws(SourceProblem) -> String {
        var rows: [[String]] = []
        for _ in 0..<2 {
            guard case .success(let bytes)? = try splitter.next()?.content else { return "" }
            rows.append((try? CSVRow.fields(bytes, delimiter: UInt8(ascii: ",")).get()) ?? [])
        }
        guard let place = rows[0].firstIndex(where: { Folding.folded($0) == "name" }), place < rows[1].count else {
            return ""
        }
        return PlainText.line(TextCleaner.line(rows[1][place]), limit: WorkListPlace.longestName)
    }

    mutating func next() throws(SourceProblem) -> Row? {
        guard let row = try splitter.next() else { return nil }
        do throws(ExchangeFlaw) {
            let text = try encoding.utf8(try row.content.get())
            let fields = try CSVRow.fields(text, delimiter: table.delimiter).get()
            guard fields.count == table.count || fields.dropFirst(table.count).allSatisfy(\.isEmpty) else {
                throw ExchangeFlaw(field: "", .fields, ["\(fields.count)", "\(table.count)"])
            }
            return Row(line: row.line, content: .success(fields))
        } catch {
            return Row(line: row.line, content: .failure(error))
        }
    }
}
