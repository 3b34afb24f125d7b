import Domain

/// Splits a JSON file into records while reading, so that only one of them is in memory.
struct RecordSplitter {
    enum Mode {
        /// Every element of the top-level list, or the whole file; concatenated files count too.
        case whole
        /// Every element of every list in the top-level object, and each other member.
        case members
    }

    private enum State { case start, list(key: String, isMember: Bool), members, end }

    private let source: any ByteSource
    private let mode: Mode
    private let limit: Int
    private var buffer: [UInt8] = []
    private var position = 0
    private var state = State.start
    private var count = 0

    init(source: any ByteSource, mode: Mode, limit: Int) {
        self.source = source
        self.mode = mode
        self.limit = limit
    }

    /// The next record; nil at the end. Invalid JSON gives a record with a flaw, which is the last one.
    mutating func next() throws(SourceProblem) -> JSONRecord? {
        while true {
            guard let byte = try peekPastSpace() else { return try finish() }
            switch state {
            case .end: return nil
            case .start:
                if byte == UInt8(ascii: "[") {
                    position += 1
                    state = .list(key: "", isMember: false)
                } else if byte == UInt8(ascii: "{"), mode == .members {
                    position += 1
                    state = .members
                } else {
                    count += 1
                    return try record(key: "", number: count)
                }
            case .list(let key, let isMember):
                if byte == UInt8(ascii: "]") {
                    position += 1
                    state = isMember ? .members : .start
                } else if byte == UInt8(ascii: ",") {
                    position += 1
                } else {
                    count += 1
                    return try record(key: key, number: count)
                }
            case .members:
                if let record = try member(byte) { return record }
            }
        }
    }

    /// A member that is not a list; nil if a list begins, ends or continues.
    private mutating func member(_ byte: UInt8) throws(SourceProblem) -> JSONRecord? {
        if byte == UInt8(ascii: "}") {
            position += 1
            state = .start
            return nil
        }
        if byte == UInt8(ascii: ",") {
            position += 1
            return nil
        }
        guard byte == UInt8(ascii: "\""), case .bytes(let quoted) = try value(),
            case .text(let key)? = try? JSONParser.parse(quoted), try peekPastSpace() == UInt8(ascii: ":")
        else { return stop(key: "", .damagedJSON) }
        position += 1
        guard let first = try peekPastSpace() else { return stop(key: key, .cutOff) }
        guard first == UInt8(ascii: "[") else { return try record(key: key, number: 0) }
        position += 1
        count = 0
        state = .list(key: key, isMember: true)
        return nil
    }

    private mutating func finish() throws(SourceProblem) -> JSONRecord? {
        switch state {
        case .start, .end: return nil
        case .list(let key, _): return stop(key: key, .cutOff)
        case .members: return stop(key: "", .cutOff)
        }
    }

    private mutating func stop(key: String, _ sentence: RecordRemark.Sentence) -> JSONRecord {
        state = .end
        return JSONRecord(key: key, number: count + 1, content: .flaw(ExchangeFlaw(field: "", sentence)))
    }

    private mutating func record(key: String, number: Int) throws(SourceProblem) -> JSONRecord {
        let content = try value()
        if case .flaw = content, try peek() == nil { state = .end }
        return JSONRecord(key: key, number: number, content: content)
    }

    private mutating func peek() throws(SourceProblem) -> UInt8? {
        while position >= buffer.count {
            guard let chunk = try source.next() else { return nil }
            buffer = chunk
            position = 0
        }
        return buffer[position]
    }

    private mutating func peekPastSpace() throws(SourceProblem) -> UInt8? {
        while let byte = try peek() {
            if !JSONByte.isSpace(byte) { return byte }
            position += 1
        }
        return nil
    }

    /// Returns the bytes of the value that begins here; bytes beyond the limit are dropped.
    private mutating func value() throws(SourceProblem) -> JSONRecord.Content {
        var cursor = ValueCursor()
        var bytes: [UInt8] = []
        var size = 0
        while try peek() != nil {
            let start = position
            position = buffer.withUnsafeBufferPointer { cursor.advance($0, from: start) }
            // A stray bracket or colon is not a value; it is consumed, or reading would never end.
            if position == start, cursor.isDone { position += 1 }
            size += position - start
            if size <= limit { bytes += buffer[start..<position] } else { bytes = [] }
            if cursor.isDone { break }
        }
        if size > limit { return .flaw(ExchangeFlaw(field: "", .tooLarge, ["\(limit >> 20)"])) }
        guard cursor.isDone || cursor.isWord else { return .flaw(ExchangeFlaw(field: "", .cutOff)) }
        return .bytes(bytes)
    }
}

struct JSONRecord {
    enum Content {
        case bytes([UInt8])
        /// Why its bytes are missing.
        case flaw(ExchangeFlaw)
    }

    /// The name of the list that contains it; empty for a list without a name, and for a record that is the whole file.
    let key: String
    /// Its number in the list, from 1; 0 for a member of the file that is not a list.
    let number: Int
    let content: Content

    func value(_ encoding: inout EncodingGuess) throws(ExchangeFlaw) -> ExchangeValue {
        switch content {
        case .flaw(let flaw): throw flaw
        case .bytes(let bytes): return try JSONParser.parse(encoding.utf8(bytes))
        }
    }
}
