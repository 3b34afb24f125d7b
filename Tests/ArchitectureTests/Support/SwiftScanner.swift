/// Separates code, comments and strings of a Swift file. Does not support regex literals with quotation marks, which
/// this repository does not use.
struct SwiftScanner {
    private static let beginnings = Array("/\"#()".utf8)

    private let bytes: [UInt8]
    private var index = 0
    /// The code, with everything else replaced by blanks.
    private(set) var code: [UInt8]
    private(set) var literals: [StringLiteral] = []

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        code = bytes.map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
    }

    /// Scans the file, or an interpolation up to its closing parenthesis.
    mutating func scan(isInterpolation: Bool = false) {
        var depth = 0
        while index < bytes.count {
            // Handles most bytes quickly.
            guard Self.beginnings.contains(bytes[index]) else {
                code[index] = bytes[index]
                index += 1
                continue
            }
            if isNext("//") {
                while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
            } else if isNext("/*") {
                skipComment()
            } else if let hashes = openingOfString() {
                scanString(hashes: hashes)
            } else {
                if bytes[index] == UInt8(ascii: "(") { depth += 1 }
                if bytes[index] == UInt8(ascii: ")") {
                    if depth == 0, isInterpolation { return }
                    depth -= 1
                }
                code[index] = bytes[index]
                index += 1
            }
        }
    }

    private func isNext(_ text: String, at offset: Int = 0) -> Bool {
        bytes[min(index + offset, bytes.count)...].starts(with: text.utf8)
    }

    private mutating func skipComment() {
        var depth = 0
        repeat {
            if isNext("/*") {
                depth += 1
                index += 2
            } else if isNext("*/") {
                depth -= 1
                index += 2
            } else {
                index += 1
            }
        } while depth > 0 && index < bytes.count
    }

    /// Returns the number of `#` before a quotation mark; nil if no string begins here.
    private func openingOfString() -> Int? {
        let hashes = bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
        return isNext("\"", at: hashes) ? hashes : nil
    }

    private mutating func scanString(hashes: Int) {
        let start = index + hashes
        let fence = String(repeating: "#", count: hashes)
        let quotes = isNext("\"\"\"", at: hashes) ? "\"\"\"" : "\""
        code[start] = UInt8(ascii: "\"")
        index = start + quotes.utf8.count
        var pieces: [[UInt8]] = [[]]
        while index < bytes.count {
            if bytes[index] != UInt8(ascii: "\\"), bytes[index] != UInt8(ascii: "\"") {
                pieces[pieces.count - 1].append(bytes[index])
                index += 1
                continue
            }
            if isNext(quotes + fence) { break }
            if isNext("\\\(fence)(") {
                index += fence.utf8.count + 2
                scan(isInterpolation: true)
                index += 1
                pieces.append([])
            } else if isNext("\\\(fence)") {
                let escape = fence.utf8.count + 2
                pieces[pieces.count - 1] += bytes[index..<min(index + escape, bytes.count)]
                index += escape
            } else {
                pieces[pieces.count - 1].append(bytes[index])
                index += 1
            }
        }
        if index < bytes.count { code[index] = UInt8(ascii: "\"") }
        index += quotes.utf8.count + hashes
        literals.append(StringLiteral(offset: start, pieces: pieces.map { String(decoding: $0, as: UTF8.self) }))
    }
}
