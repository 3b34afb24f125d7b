/// Finds the end of a JSON value that arrives in chunks. It only counts brackets and recognizes strings.
struct ValueCursor {
    private enum Kind { case unknown, nested, text, word }

    private var kind = Kind.unknown
    private var depth = 0
    private var isInText = false
    private var isEscaped = false
    private(set) var isDone = false

    /// Whether it is a number or a literal, which also ends with the file.
    var isWord: Bool { kind == .word }

    /// Continues through a chunk; returns the index after the value, or the end of the chunk.
    mutating func advance(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var index = start
        if kind == .unknown, index < bytes.count { begin(bytes[index]) }
        if kind == .word {
            while index < bytes.count, !JSONByte.endsWord(bytes[index]) { index += 1 }
            isDone = index < bytes.count
            return index
        }
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if isInText {
                if isEscaped {
                    isEscaped = false
                } else if byte == UInt8(ascii: "\\") {
                    isEscaped = true
                } else if byte == UInt8(ascii: "\"") {
                    isInText = false
                    if depth == 0 { return finish(index) }
                }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): isInText = true
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                if depth == 0 { return finish(index) }
            default: break
            }
        }
        return index
    }

    private mutating func begin(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "["): kind = .nested
        case UInt8(ascii: "\""): kind = .text
        default: kind = .word
        }
    }

    private mutating func finish(_ index: Int) -> Int {
        isDone = true
        return index
    }
}
