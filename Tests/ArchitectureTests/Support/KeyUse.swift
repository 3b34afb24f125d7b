import Foundation

/// A use of a text's key in the program.
struct KeyUse {
    /// The file and line, for a message.
    let place: String
    /// The key as written.
    let key: StringLiteral
    /// The number of arguments; nil if the call does not show it.
    let arguments: Int?

    /// The calls that take a key, without their bracket.
    private static let calls = ["strings", "strings.counted", "text"].map { Array($0.utf8) }

    /// Returns all uses in a file: `strings["…"]`, `strings("…"`, `strings.counted("…"`, `text("…"`. A conditional
    /// expression counts as a use of both keys.
    static func all(in file: SwiftSource) -> [KeyUse] {
        guard !file.literals.isEmpty else { return [] }
        let code = Array(file.code.utf8)
        // By bytes: a regular expression takes ten times as long for all sources.
        return code.indices.flatMap { bracket -> [KeyUse] in
            let isIndex = code[bracket] == UInt8(ascii: "[")
            guard isIndex || code[bracket] == UInt8(ascii: "("), let name = call(before: bracket, in: code) else {
                return []
            }
            let isText = name == "text"
            guard !isIndex || name == "strings" else { return [] }
            let parts = arguments(of: code, from: bracket + 1)
            guard let first = parts.first else { return [] }
            return file.literals.filter { first.contains($0.offset) }.compactMap { literal in
                let isAlone = String(decoding: code[first], as: UTF8.self).allSatisfy { "\" \n".contains($0) }
                guard !isText && isAlone || hasKeyShape(literal) else { return nil }
                let count = name == "strings" && !isIndex && literal.text != nil ? parts.count - 1 : nil
                return KeyUse(place: "\(file.path):\(file.line(of: bracket))", key: literal, arguments: count)
            }
        }
    }

    /// Returns the name of the call that a bracket opens if it takes a key.
    private static func call(before bracket: Int, in code: [UInt8]) -> String? {
        for name in calls where bracket >= name.count && code[bracket - 1] == name[name.count - 1] {
            let start = bracket - name.count
            guard code[start..<bracket].elementsEqual(name), start == 0 || !isNamePart(code[start - 1]) else {
                continue
            }
            return String(decoding: name, as: UTF8.self)
        }
        return nil
    }

    /// Whether a literal can be a key, such as `list.down` or `base.` with an interpolation, but not interpolations
    /// alone, which would be every key.
    static func hasKeyShape(_ literal: StringLiteral) -> Bool {
        let isDotted = literal.pieces.contains { $0.contains(".") }
        let sample = literal.pieces.joined(separator: "x")
        let hasWord = literal.pieces.contains { $0.contains { $0.isLetter } }
        return isDotted && hasWord && sample.wholeMatch(of: /[a-z][a-zA-Z0-9-]*(\.[a-zA-Z0-9-]+)+/) != nil
    }

    private static func isNamePart(_ byte: UInt8) -> Bool {
        let character = Character(UnicodeScalar(byte))
        return character.isLetter || character.isNumber || character == "_"
    }

    /// Returns the ranges of the arguments after an opening bracket.
    private static func arguments(of code: [UInt8], from start: Int) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var depth = 0
        var begin = start
        for index in start..<code.count {
            switch code[index] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ","), UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                let isComma = code[index] == UInt8(ascii: ",")
                if depth == 0 {
                    parts.append(begin..<index)
                    begin = index + 1
                    if !isComma { return parts }
                }
                if !isComma { depth -= 1 }
            default: break
            }
        }
        return parts
    }
}
