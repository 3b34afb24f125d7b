/// Scans the beginning of a JSON file, which may be cut off anywhere, for the keys at each level.
struct HeadScan {
    /// The first bracket; nil if the file begins with anything else.
    private(set) var top: UInt8?
    private(set) var keys: [Int: Set<String>] = [:]
    /// The text of the first `format` in the top-level object.
    private(set) var format: String?

    init(_ head: [UInt8]) {
        var index = 0
        var depth = 0
        var last = ""
        while index < head.count {
            let byte = head[index]
            index += 1
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                if top == nil { top = byte }
                depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: "\""):
                let text = Self.text(head, from: &index)
                if Self.isKey(head, at: index) {
                    if depth <= 3 { keys[depth, default: []].insert(text) }
                    last = text
                } else if depth == 1, last == "format", format == nil {
                    format = text
                }
            default: if top == nil, !JSONByte.isSpace(byte) { return }
            }
        }
    }

    /// Whether all keys of a record occur at one level; the record may be the file itself, in a list, or in a list that
    /// is a member of an object.
    func has(_ names: String..., at levels: ClosedRange<Int> = 1...3) -> Bool {
        levels.contains { level in names.allSatisfy { keys[level]?.contains($0) == true } }
    }

    func hasAny(_ names: [String], at level: Int) -> Bool {
        names.contains { keys[level]?.contains($0) == true }
    }

    private static func text(_ bytes: [UInt8], from index: inout Int) -> String {
        let start = index
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        let end = min(index, bytes.count)
        index += 1
        return String(decoding: bytes[start..<end].prefix(64), as: UTF8.self)
    }

    private static func isKey(_ bytes: [UInt8], at place: Int) -> Bool {
        var index = place
        while index < bytes.count, JSONByte.isSpace(bytes[index]) { index += 1 }
        return index < bytes.count && bytes[index] == UInt8(ascii: ":")
    }
}
