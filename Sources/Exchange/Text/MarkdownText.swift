enum MarkdownText {
    /// Returns the plain text: emphasis, code and block quotes lose their marks, links leave their text, images go.
    static func stripped(_ text: String) -> String {
        guard text.utf8.contains(where: marks.contains) else { return text }
        return text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { line(String($0)) }.joined(separator: "\n")
    }

    private static let marks = Set("*_`[>~".utf8)

    private static func line(_ text: String) -> String {
        var rest = Substring(text)
        while rest.drop(while: { $0 == " " }).first == ">" { rest = rest.drop { $0 == " " }.dropFirst() }
        var result = ""
        var last: Character?
        while let sign = rest.first {
            let after = rest.dropFirst()
            if sign == "\\", let next = after.first, next.isPunctuation || next.isSymbol {
                result.append(next)
                rest = after.dropFirst()
            } else if sign == "!" || sign == "[", let link = link(sign == "!" ? after : rest) {
                if sign == "[" { result += line(String(link.words)) }
                rest = link.rest
            } else if sign == "*" || sign == "_" || sign == "`" || sign == "~" {
                let run = rest.prefix { $0 == sign }
                let next = rest[run.endIndex...].first
                if isMark(sign, run.count, before: last, after: next) {
                    rest = rest[run.endIndex...]
                } else {
                    result += run
                    rest = rest[run.endIndex...]
                }
            } else {
                result.append(sign)
                rest = after
            }
            last = result.last
        }
        return result
    }

    /// An asterisk between spaces and an underscore within a word are not marks.
    private static func isMark(_ sign: Character, _ count: Int, before: Character?, after: Character?) -> Bool {
        if sign == "~" { return count == 2 }
        let isSpaced = (before?.isWhitespace ?? true) && (after?.isWhitespace ?? true)
        if isSpaced { return false }
        let isInWord =
            (before.map { $0.isLetter || $0.isNumber } ?? false) && (after.map { $0.isLetter || $0.isNumber } ?? false)
        return !(sign == "_" && isInWord) && count <= 3
    }

    /// Returns the text of a link and what follows it. Without limits, a text of `[[[…` would take hours.
    private static func link(_ text: Substring) -> (words: Substring, rest: Substring)? {
        guard text.first == "[", let close = text.prefix(200).firstIndex(of: "]") else { return nil }
        let address = text[text.index(after: close)...]
        guard address.first == "(", let end = address.prefix(400).firstIndex(of: ")") else { return nil }
        return (text[text.index(after: text.startIndex)..<close], text[text.index(after: end)...])
    }
}
