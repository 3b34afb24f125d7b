import Domain

/// Reads the XML that other programs export, strictly and without its unsafe parts: a document type is refused, so
/// that no entities are declared, nothing outside is opened and nothing grows.
///
/// Foundation's parser would load libxml2 and a second ICU, 30 MB in total, at every start of the program.
struct XMLReader {
    /// Attributes are skipped.
    enum Event: Hashable {
        case start(String)
        case end(String)
        /// Text between two tags, with entities resolved; it may come in several pieces.
        case text(String)
    }

    /// The deepest nesting of elements.
    private static let mostOpen = 32

    private let bytes: [UInt8]
    private let path: String
    private var position = 0
    private var open: [String] = []
    /// The pending end of a self-closing element.
    private var pending: String?
    private var isRootSeen = false

    init(_ bytes: [UInt8], path: String) {
        self.bytes = bytes
        self.path = path
    }

    mutating func next() throws(SourceProblem) -> Event? {
        if let name = pending {
            pending = nil
            open.removeLast()
            return .end(name)
        }
        while position < bytes.count {
            if bytes[position] != UInt8(ascii: "<") {
                let text = try text()
                if !open.isEmpty { return .text(text) }
                guard text.utf8.allSatisfy(JSONByte.isSpace) else { throw damaged(.textOutside) }
            } else if has("<![CDATA[") {
                let text = String(decoding: try skip(from: 9, to: "]]>"), as: UTF8.self)
                if !open.isEmpty { return .text(text) }
            } else if has("<!--") {
                _ = try skip(from: 4, to: "-->")
            } else if has("<?") {
                _ = try skip(from: 2, to: "?>")
            } else if has("<!") {
                throw .unsafe(path: path, .documentType)
            } else {
                return try tag()
            }
        }
        guard open.isEmpty else { throw damaged(.endsWithin(TextCleaner.line(open.last ?? ""))) }
        guard isRootSeen else { throw damaged(.noElement) }
        return nil
    }

    private mutating func tag() throws(SourceProblem) -> Event {
        let isEnd = has("</")
        position += isEnd ? 2 : 1
        let start = position
        while position < bytes.count, Self.isName(bytes[position]) { position += 1 }
        guard position > start else { throw damaged(.noTag) }
        let name = String(decoding: bytes[start..<position], as: UTF8.self)
        let isEmpty = try skipAttributes()
        if isEnd {
            guard open.popLast() == name else { throw damaged(.closesUnopened(TextCleaner.line(name))) }
            return .end(name)
        }
        guard !open.isEmpty || !isRootSeen else { throw damaged(.secondRoot) }
        guard open.count < Self.mostOpen else { throw damaged(.tooDeep(Self.mostOpen)) }
        isRootSeen = true
        open.append(name)
        if isEmpty { pending = name }
        return .start(name)
    }

    /// Skips to the end of the tag. Returns whether it closes itself.
    private mutating func skipAttributes() throws(SourceProblem) -> Bool {
        var quote: UInt8?
        var last: UInt8 = 0
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            if let mark = quote {
                if byte == mark { quote = nil }
            } else if byte == UInt8(ascii: ">") {
                return last == UInt8(ascii: "/")
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: "<") {
                break
            }
            last = byte
        }
        throw damaged(.openTag)
    }

    private mutating func text() throws(SourceProblem) -> String {
        let start = position
        var hasEntities = false
        while position < bytes.count, bytes[position] != UInt8(ascii: "<") {
            if bytes[position] == UInt8(ascii: "&") { hasEntities = true }
            position += 1
        }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        return hasEntities ? try resolved(text) : text
    }

    private static let entities: [Substring: Character] = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]

    private func resolved(_ text: String) throws(SourceProblem) -> String {
        var result = ""
        var rest = Substring(text)
        while let mark = rest.firstIndex(of: "&") {
            result += rest[..<mark]
            let name = rest[mark...].dropFirst().prefix(12).prefix { $0 != ";" }
            guard name.endIndex < rest.endIndex, rest[name.endIndex] == ";", let sign = Self.sign(name) else {
                throw .unsafe(path: path, .entity(TextCleaner.line(String(name))))
            }
            result.append(sign)
            rest = rest[rest.index(after: name.endIndex)...]
        }
        return result + rest
    }

    private static func sign(_ name: Substring) -> Character? {
        guard name.first == "#" else { return entities[name] }
        let digits = name.dropFirst()
        let value = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return value.flatMap(Unicode.Scalar.init).map { Character($0) }
    }

    private func has(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard position + count <= bytes.count else { return false }
        return (0..<count).allSatisfy { bytes[position + $0] == text.utf8Start[$0] }
    }

    /// Returns the bytes up to an end mark, and skips the mark.
    private mutating func skip(from count: Int, to end: StaticString) throws(SourceProblem) -> ArraySlice<UInt8> {
        position += count
        let start = position
        while position < bytes.count {
            if has(end) {
                defer { position += end.utf8CodeUnitCount }
                return bytes[start..<position]
            }
            position += 1
        }
        throw damaged(.openEnd)
    }

    private static func isName(_ byte: UInt8) -> Bool {
        byte >= 0x80
            || byte > 0x20 && byte != UInt8(ascii: "/") && byte != UInt8(ascii: ">") && byte != UInt8(ascii: "<")
    }

    private func damaged(_ flaw: MarkupFlaw) -> SourceProblem {
        let line = bytes[..<min(position, bytes.count)].count { $0 == 0x0a } + 1
        return .damaged(path: path, .markup(line: line, flaw))
    }
}
