import Domain

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The positions of a table's texts, which are decoded on demand: a start shows a few dozen of three thousand.
struct StringIndex: StringSource {
    private let bytes: [UInt8]
    /// The positions of keys, by hash; -1 for an empty slot. At most half of the slots are taken.
    private let slots: [Int32]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        slots = bytes.withUnsafeBufferPointer { bytes in
            var keys: [(hash: UInt32, start: Int32)] = []
            keys.reserveCapacity(bytes.count / 48)
            var reader = QuotedTextReader(bytes)
            while let key = reader.next(), reader.next() != nil {
                let hash = Self.hash(UnsafeBufferPointer(rebasing: bytes[key]))
                keys.append((hash, Int32(key.lowerBound - 1)))
            }
            var size = 16
            while size < 2 * keys.count { size *= 2 }
            var slots = [Int32](repeating: -1, count: size)
            for key in keys {
                var slot = Int(key.hash) & (size - 1)
                while slots[slot] >= 0, !Self.isSameKey(bytes, slots[slot], key.start) {
                    slot = (slot + 1) & (size - 1)
                }
                slots[slot] = key.start
            }
            return slots
        }
    }

    func text(for key: String) -> String? {
        var key = key
        return key.withUTF8 { key in
            bytes.withUnsafeBufferPointer { bytes in
                var slot = Int(Self.hash(key)) & (slots.count - 1)
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

    /// Every pair; of repeated keys the last one counts.
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

    private static func isSameKey(_ bytes: UnsafeBufferPointer<UInt8>, _ one: Int32, _ other: Int32) -> Bool {
        var (first, second) = (QuotedTextReader(bytes, at: Int(one)), QuotedTextReader(bytes, at: Int(other)))
        guard let key = first.next(), let next = second.next() else { return false }
        return bytes[key].elementsEqual(bytes[next])
    }

    /// Hashes eight bytes at a time: all keys are read before the first frame.
    private static func hash(_ key: UnsafeBufferPointer<UInt8>) -> UInt32 {
        let raw = UnsafeRawBufferPointer(key)
        var hash = UInt64(key.count)
        var start = 0
        while start < key.count {
            let end = min(start + 8, key.count)
            var word: UInt64 = 0
            if end - start == 8 {
                word = raw.loadUnaligned(fromByteOffset: start, as: UInt64.self)
            } else {
                for byte in key[start..<end] { word = word << 8 | UInt64(byte) }
            }
            hash = (hash ^ word) &* 0x9e37_79b9_7f4a_7c15
            hash ^= hash >> 32
            start = end
        }
        return UInt32(truncatingIfNeeded: hash)
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

/// Finds quoted texts outside comments, one after another.
private struct QuotedTextReader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var index: Int

    /// - Parameter index: a position outside texts and comments.
    init(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int = 0) {
        self.bytes = bytes
        self.index = index
    }

    /// The range between the next two quotation marks, with escapes as written; nil at the end.
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
        var end = mark(from: start)
        while end < bytes.count, isEscaped(at: end, since: start) { end = mark(from: end + 1) }
        index = end + 1
        return start..<end
    }

    /// The position of the next quotation mark; the end of the bytes if there is none.
    private func mark(from start: Int) -> Int {
        guard start < bytes.count, let base = bytes.baseAddress,
            let found = memchr(base + start, Int32(UInt8(ascii: "\"")), bytes.count - start)
        else { return bytes.count }
        return base.distance(to: found.assumingMemoryBound(to: UInt8.self))
    }

    /// Whether an odd number of backslashes precedes a byte.
    private func isEscaped(at index: Int, since start: Int) -> Bool {
        var first = index
        while first > start, bytes[first - 1] == UInt8(ascii: "\\") { first -= 1 }
        return (index - first) % 2 == 1
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
