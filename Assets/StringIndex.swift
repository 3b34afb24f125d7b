internal import Domain

/// Where the texts of a table stand. They are decoded when they are asked for: a start shows a few dozen of three
/// thousand.
struct StringIndex: StringSource {
    private let bytes: [UInt8]
    /// Where the key of a pair begins, by the key's hash; -1 where there is none. At most half of them are taken.
    private let slots: [Int32]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        slots = bytes.withUnsafeBufferPointer { bytes in
            var keys: [(hash: UInt32, range: Range<Int>)] = []
            keys.reserveCapacity(bytes.count / 48)
            var reader = QuotedTextReader(bytes)
            while let key = reader.next(), reader.next() != nil { keys.append((Self.hash(bytes, key), key)) }
            var size = 16
            while size < 2 * keys.count { size *= 2 }
            var slots = [Int32](repeating: -1, count: size)
            for key in keys {
                var slot = Int(key.hash) & (size - 1)
                while slots[slot] >= 0 {
                    var reader = QuotedTextReader(bytes, at: Int(slots[slot]))
                    if let other = reader.next(), bytes[other].elementsEqual(bytes[key.range]) { break }
                    slot = (slot + 1) & (size - 1)
                }
                slots[slot] = Int32(key.range.lowerBound - 1)
            }
            return slots
        }
    }

    func text(for key: String) -> String? {
        var key = key
        return key.withUTF8 { key in
            bytes.withUnsafeBufferPointer { bytes in
                var slot = Int(Self.hash(key, key.indices)) & (slots.count - 1)
                while slots[slot] >= 0 {
                    var reader = QuotedTextReader(bytes, at: Int(slots[slot]))
                    if let found = reader.next(), bytes[found].elementsEqual(key) {
                        return reader.next().map { Self.text(bytes[$0]) }
                    }
                    slot = (slot + 1) & (slots.count - 1)
                }
                return nil
            }
        }
    }

    /// Every pair; of two with one key the later.
    var pairs: [String: String] {
        bytes.withUnsafeBufferPointer { bytes in
            var pairs: [String: String] = [:]
            var reader = QuotedTextReader(bytes)
            while let key = reader.next(), let text = reader.next() {
                pairs[Self.text(bytes[key])] = Self.text(bytes[text])
            }
            return pairs
        }
    }

    /// FNV-1a.
    private static func hash(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> UInt32 {
        var hash: UInt32 = 0x811c_9dc5
        for index in range { hash = (hash ^ UInt32(bytes[index])) &* 0x0100_0193 }
        return hash
    }

    private static func text(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
        guard bytes.contains(UInt8(ascii: "\\")) else {
            return String(decoding: UnsafeBufferPointer(rebasing: bytes), as: UTF8.self)
        }
        var text: [UInt8] = []
        var isEscaped = false
        for byte in bytes {
            if !isEscaped, byte == UInt8(ascii: "\\") {
                isEscaped = true
            } else {
                text.append(isEscaped && byte == UInt8(ascii: "n") ? UInt8(ascii: "\n") : byte)
                isEscaped = false
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}

/// Finds the texts between quotation marks, outside comments, one after the other.
private struct QuotedTextReader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var index: Int

    /// - Parameter index: outside a text and a comment.
    init(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int = 0) {
        self.bytes = bytes
        self.index = index
    }

    /// The bytes between the next two marks, escapes as they are written; nil at the end.
    mutating func next() -> Range<Int>? {
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\""): return quoted()
            case UInt8(ascii: "/"): skipComment()
            default: index += 1
            }
        }
        return nil
    }

    private mutating func quoted() -> Range<Int> {
        let start = index + 1
        index = start
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        let end = min(index, bytes.count)
        index = end + 1
        return start..<end
    }

    private mutating func skipComment() {
        guard index + 1 < bytes.count else { return index += 1 }
        switch bytes[index + 1] {
        case UInt8(ascii: "*"):
            index += 2
            while index + 1 < bytes.count,
                !(bytes[index] == UInt8(ascii: "*") && bytes[index + 1] == UInt8(ascii: "/"))
            {
                index += 1
            }
            index += 2
        case UInt8(ascii: "/"):
            while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
        default: index += 1
        }
    }
}
