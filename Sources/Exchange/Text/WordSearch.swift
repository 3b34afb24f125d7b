#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Searches a text by bytes, in lower case for ASCII. Searching by characters would cost more than everything else
/// done with a recipe.
struct WordSearch {
    private let bytes: [UInt8]

    init(_ text: String) {
        bytes = text.utf8.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 + 32 : $0 }
    }

    init(bytes: [UInt8]) { self.bytes = bytes }

    /// `word` is in lower case.
    func contains(_ word: String) -> Bool { place(of: word) != nil }

    /// The index of the first occurrence, in bytes.
    func place(of word: String, from start: Int = 0) -> Int? {
        var word = word
        return bytes.withUnsafeBytes { text in
            word.withUTF8 { wanted in
                guard let base = text.baseAddress, let sign = wanted.baseAddress, let first = wanted.first else {
                    return nil
                }
                var index = start
                while index + wanted.count <= text.count {
                    let rest = text.count - wanted.count - index + 1
                    guard let found = memchr(base + index, Int32(first), rest) else { return nil }
                    index = UnsafeRawPointer(found) - base
                    if memcmp(found, sign, wanted.count) == 0 { return index }
                    index += 1
                }
                return nil
            }
        }
    }

    /// The end of the last occurrence, in bytes.
    func lastEnd(of word: String) -> Int? {
        var end: Int?
        while let place = place(of: word, from: end ?? 0) { end = place + word.utf8.count }
        return end
    }
}
