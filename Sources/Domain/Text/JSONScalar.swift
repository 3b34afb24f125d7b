/// Strings and numbers in JSON (RFC 8259), with as few escapes as possible and without spaces.
package enum JSONScalar {
    package static func append(_ value: String, to text: inout String) {
        var bytes: [UInt8] = []
        append(value, to: &bytes)
        text += String(decoding: bytes, as: UTF8.self)
    }

    package static func append(_ value: String, to bytes: inout [UInt8]) {
        var value = value
        bytes.append(0x22)
        value.withUTF8 { text in
            // Copy runs of unescaped bytes at once; nearly all bytes need no escape.
            var start = 0
            var place = 0
            while place < text.count {
                let length = escapedLength(at: place, in: text)
                if length > 0 {
                    bytes.append(contentsOf: text[start..<place])
                    appendEscape(of: text[place + length - 1], to: &bytes)
                    start = place + length
                }
                place += max(length, 1)
            }
            bytes.append(contentsOf: text[start...])
        }
        bytes.append(0x22)
    }

    /// Returns the shortest text that parses to the number, no point in whole ones; nil for `inf` and `nan`.
    package static func text(of value: Double) -> String? {
        guard value.isFinite else { return nil }
        if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
        let text = value.description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// Returns the byte length of a control, quote or backslash; 0 if the byte needs no escape. The last byte of a
    /// two-byte control (U+0080–U+009F) equals its number.
    private static func escapedLength(at place: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
        switch text[place] {
        case 0..<0x20, 0x22, 0x5c, 0x7f: 1
        case 0xc2 where place + 1 < text.count && text[place + 1] < 0xa0: 2
        default: 0
        }
    }

    private static func appendEscape(of byte: UInt8, to bytes: inout [UInt8]) {
        switch byte {
        case 0x22: bytes.append(contentsOf: #"\""#.utf8)
        case 0x5c: bytes.append(contentsOf: #"\\"#.utf8)
        case 0x0a: bytes.append(contentsOf: #"\n"#.utf8)
        case 0x0d: bytes.append(contentsOf: #"\r"#.utf8)
        case 0x09: bytes.append(contentsOf: #"\t"#.utf8)
        default:
            let digits = Array("0123456789abcdef".utf8)
            bytes.append(contentsOf: #"\u00"#.utf8)
            bytes.append(digits[Int(byte >> 4)])
            bytes.append(digits[Int(byte & 0x0f)])
        }
    }
}
