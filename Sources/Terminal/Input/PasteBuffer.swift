/// Collects what is pasted between `ESC[200~` and `ESC[201~`, and makes plain text of it.
struct PasteBuffer: Hashable, Sendable {
    /// Bytes that are kept; the rest of a longer paste is lost.
    static let limit = 1 << 20

    private static let end = Array("\u{1b}[201~".utf8)

    private var bytes: [UInt8] = []
    private var matched = 0

    /// Takes a byte; true when it completes the end marker.
    mutating func append(_ byte: UInt8) -> Bool {
        if byte == Self.end[matched] {
            matched += 1
            return matched == Self.end.count
        }
        for index in 0..<matched { keep(Self.end[index]) }
        matched = byte == Self.end[0] ? 1 : 0
        if matched == 0 { keep(byte) }
        return false
    }

    private mutating func keep(_ byte: UInt8) {
        if bytes.count < Self.limit { bytes.append(byte) }
    }

    /// The text: carriage returns are newlines; escape sequences, other control characters than newline and tab,
    /// and bytes that are no UTF-8 are left out.
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
