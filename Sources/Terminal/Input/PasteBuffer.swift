/// Collects a paste between `ESC[200~` and `ESC[201~`, and converts it to plain text.
struct PasteBuffer: Hashable, Sendable {
    /// The maximum number of bytes; the rest of a longer paste is dropped.
    static let limit = 1 << 20

    private static let end = Array("\u{1b}[201~".utf8)

    private var bytes: [UInt8] = []
    private var matched = 0

    mutating func append(_ byte: UInt8) -> Bool {
        if byte == Self.end[matched] {
            matched += 1
            return matched == Self.end.count
        }
        for index in 0..<matched { store(Self.end[index]) }
        matched = byte == Self.end[0] ? 1 : 0
        if matched == 0 { store(byte) }
        return false
    }

    private mutating func store(_ byte: UInt8) {
        if bytes.count < Self.limit { bytes.append(byte) }
    }

    /// Carriage returns as newlines, without escape sequences, control characters other than newline and tab, and
    /// invalid UTF-8.
    var text: String {
        var cleaner = PasteCleaner()
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        while true {
            switch decoder.decode(&iterator) {
            case .scalarValue(let scalar): cleaner.append(scalar)
            case .error: continue
            case .emptyInput: return cleaner.text
            }
        }
    }
}
