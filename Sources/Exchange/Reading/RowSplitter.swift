import Domain

/// Splits a CSV file into rows while reading. A line break inside quotation marks does not end a row.
struct RowSplitter {
    struct Row {
        /// The number of its first line.
        let line: Int
        let content: Result<[UInt8], ExchangeFlaw>
        /// The first bytes of an invalid row.
        var head: [UInt8] = []
    }

    /// The most lines in one row; an unclosed quotation mark would swallow everything after it.
    private static let lines = 1000

    private let source: any ByteSource
    private let limit: Int
    private var buffer: [UInt8] = []
    private var position = 0
    private var line = 1
    private var head: [UInt8] = []
    private var isAfterReturn = false
    /// Nil until the header is read, whose fields contain no line breaks.
    var delimiter: UInt8?

    init(source: any ByteSource, limit: Int) {
        self.source = source
        self.limit = limit
    }

    /// The next row that is not empty; nil at the end.
    mutating func next() throws(SourceProblem) -> Row? {
        while true {
            try skipSecondHalf()
            let start = line
            guard let row = try nextRecord() else { return nil }
            switch row {
            case .success(let bytes) where bytes.allSatisfy(JSONByte.isSpace): continue
            case .success: return Row(line: start, content: row)
            case .failure: return Row(line: start, content: row, head: head)
            }
        }
    }

    /// The LF of a CR LF is not a line of its own.
    private mutating func skipSecondHalf() throws(SourceProblem) {
        guard isAfterReturn else { return }
        isAfterReturn = false
        if position >= buffer.count, try !fill() { return }
        if buffer[position] == 0x0a { position += 1 }
    }

    private mutating func fill() throws(SourceProblem) -> Bool {
        guard let piece = try source.next() else { return false }
        buffer = position < buffer.count ? Array(buffer[position...]) + piece : piece
        position = 0
        return true
    }

    private mutating func nextRecord() throws(SourceProblem) -> Result<[UInt8], ExchangeFlaw>? {
        var end = position
        var isQuoted = false
        var isFieldStart = true
        var breaks = 0
        var firstBreak: Int?
        while true {
            if end >= buffer.count {
                let length = end - position
                guard length <= limit, try fill() else {
                    if length == 0 { return nil }
                    return isQuoted || length > limit
                        ? unclosed(firstBreak.map { $0 + position }) : finish(position + length, 0, breaks)
                }
                end = length
                continue
            }
            let byte = buffer[end]
            if isQuoted {
                if byte == UInt8(ascii: "\"") { isQuoted = false }
                if byte == 0x0a {
                    if firstBreak == nil { firstBreak = end - position }
                    breaks += 1
                    if breaks > Self.lines { return unclosed(firstBreak.map { $0 + position }) }
                }
            } else if byte == UInt8(ascii: "\""),
                delimiter == nil || isFieldStart || buffer[max(end - 1, position)] == byte
            {
                isQuoted = true
            } else if byte == 0x0a || byte == 0x0d {
                return finish(end, 1, breaks)
            }
            isFieldStart = byte == delimiter || isFieldStart && byte == 0x20
            end += 1
        }
    }

    private mutating func finish(_ end: Int, _ skipped: Int, _ breaks: Int) -> Result<[UInt8], ExchangeFlaw> {
        let row = Array(buffer[position..<end])
        isAfterReturn = skipped == 1 && buffer[end] == 0x0d
        position = end + skipped
        line += breaks + skipped
        return .success(row)
    }

    /// Gives up the first line, and continues with the second.
    private mutating func unclosed(_ firstBreak: Int?) -> Result<[UInt8], ExchangeFlaw> {
        let end = firstBreak.map { $0 + 1 } ?? buffer.count
        head = Array(buffer[position..<end].prefix(1024))
        position = end
        line += 1
        return .failure(ExchangeFlaw(field: "", .quoteOpen))
    }
}
