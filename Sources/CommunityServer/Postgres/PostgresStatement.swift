import Foundation

enum PostgresStatement {
    /// Replaces each `?` outside of literals with `$1`, `$2` and so on.
    static func numbered(_ sql: String) -> String {
        var text = ""
        var count = 0
        var isLiteral = false
        for character in sql {
            if character == "'" { isLiteral.toggle() }
            if character == "?", !isLiteral {
                count += 1
                text += "$\(count)"
            } else {
                text.append(character)
            }
        }
        return text
    }
}

/// Arguments in libpq's format: all bytes in sequence, each argument zero-terminated.
struct PostgresArguments {
    private var bytes: [UInt8] = []
    private var starts: [Int?] = []
    private var lengths: [Int32] = []
    /// 0 for text, 1 for binary.
    private var formats: [Int32] = []

    init(_ values: [SQLValue]) {
        for value in values {
            switch value {
            case .null: add(nil as String.UTF8View?, 0)
            case .integer(let number): add(String(number).utf8, 0)
            // PostgreSQL text cannot contain a zero, and must not be cut at one silently.
            case .text(let text): add((text.utf8.contains(0) ? text.replacing("\0", with: "\u{FFFD}") : text).utf8, 0)
            case .bytes(let data): add(data, 1)
            }
        }
    }

    var size: Int { bytes.count }

    private mutating func add(_ value: (some Collection<UInt8>)?, _ format: Int32) {
        starts.append(value == nil ? nil : bytes.count)
        lengths.append(Int32(value?.count ?? 0))
        formats.append(format)
        guard let value else { return }
        bytes.append(contentsOf: value)
        bytes.append(0)
    }

    func withPointers<Value>(
        _ body: (Int32, UnsafePointer<UnsafePointer<CChar>?>?, UnsafePointer<Int32>?, UnsafePointer<Int32>?) -> Value
    ) -> Value {
        bytes.withUnsafeBytes { buffer in
            let start = buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
            let pointers = starts.map { offset in offset.flatMap { start?.advanced(by: $0) } }
            return pointers.withUnsafeBufferPointer { values in
                lengths.withUnsafeBufferPointer { lengths in
                    formats.withUnsafeBufferPointer { formats in
                        body(Int32(starts.count), values.baseAddress, lengths.baseAddress, formats.baseAddress)
                    }
                }
            }
        }
    }
}
