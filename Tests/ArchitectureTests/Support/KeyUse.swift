import Foundation

/// A place where the program asks for a text by its key.
struct KeyUse {
    /// The file and line, for a message.
    let place: String
    /// The key as it is written there.
    let key: StringLiteral
    /// How many texts are filled in; nil where that is not said in place.
    let arguments: Int?

    /// Every use in a file: `strings["…"]`, `strings("…"`, `strings.counted("…"`, `text("…"`. Where the key is chosen
    /// between two, both count.
    static func all(in file: SwiftSource) -> [KeyUse] {
        let code = Array(file.code.utf8)
        return file.code.matches(of: /(?<call>strings\[|strings\(|strings\.counted\(|text\()/).flatMap { match in
            let opening = file.code.utf8.distance(from: file.code.startIndex, to: match.range.upperBound)
            let start = file.code.utf8.distance(from: file.code.startIndex, to: match.range.lowerBound)
            guard start == 0 || !isNamePart(code[start - 1]) else { return [KeyUse]() }
            let parts = arguments(of: code, from: opening)
            guard let first = parts.first else { return [] }
            let isCertain = match.call != "text("
            return file.literals.filter { first.contains($0.offset) }.compactMap { literal in
                let isAlone = String(decoding: code[first], as: UTF8.self).allSatisfy { "\" \n".contains($0) }
                guard isCertain && isAlone || hasKeyShape(literal) else { return nil }
                let place = "\(file.path):\(file.line(of: start))"
                let count = match.call == "strings(" ? parts.count - 1 : nil
                return KeyUse(place: place, key: literal, arguments: literal.text == nil ? nil : count)
            }
        }
    }

    /// Whether a literal may name a text: `list.down`, or `base.` with something filled in.
    static func hasKeyShape(_ literal: StringLiteral) -> Bool {
        let isDotted = literal.pieces.contains { $0.contains(".") }
        let sample = literal.pieces.joined(separator: "x")
        return isDotted && sample.wholeMatch(of: /[a-z][a-zA-Z0-9-]*(\.[a-zA-Z0-9-]+)+/) != nil
    }

    private static func isNamePart(_ byte: UInt8) -> Bool {
        let character = Character(UnicodeScalar(byte))
        return character.isLetter || character.isNumber || character == "_"
    }

    /// The ranges of the arguments of a call whose bracket was just opened.
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
