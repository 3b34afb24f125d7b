enum HTMLText {
    /// The plain text: tags are removed (those of paragraphs, lists and breaks leave a line break), scripts and styles
    /// with their content, and entities are decoded. A `<` that does not begin an HTML tag stays.
    static func stripped(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) else { return text }
        return decoded(withoutTags(text))
    }

    private static let breaking: Set<String> = [
        "br", "p", "div", "li", "ol", "ul", "tr", "table", "h1", "h2", "h3", "h4", "h5", "h6", "section", "article",
        "blockquote", "hr", "dd", "dt",
    ]

    private static let known = breaking.union([
        "a", "abbr", "b", "big", "body", "button", "center", "cite", "code", "em", "figure", "font", "footer", "form",
        "head", "header", "html", "i", "iframe", "img", "input", "ins", "kbd", "label", "link", "main", "mark", "meta",
        "nav", "object", "picture", "pre", "q", "s", "script", "small", "source", "span", "strike", "strong", "style",
        "sub",
        "sup", "svg", "tbody", "td", "th", "thead", "title", "tt", "u", "video",
    ])

    private static func withoutTags(_ text: String) -> String {
        var result = ""
        var rest = Substring(text)
        while let open = rest.firstIndex(of: "<") {
            result += rest[..<open]
            rest = rest[rest.index(after: open)...]
            if rest.hasPrefix("!--") {
                rest = rest.firstRange(of: "-->").map { rest[$0.upperBound...] } ?? ""
                continue
            }
            let name = rest.drop { $0 == "/" || $0 == "!" }.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
                .lowercased()
            guard known.contains(name), let close = rest.prefix(longestTag).firstIndex(of: ">") else {
                result += "<"
                continue
            }
            let isEnd = rest.first == "/"
            rest = rest[rest.index(after: close)...]
            if breaking.contains(name) { result += "\n" }
            if !isEnd, name == "script" || name == "style" { rest = textAfter(name, rest) }
        }
        return result + rest
    }

    /// Anything longer is not a tag. Without a limit, a text of `<b<b<b…` would take hours.
    private static let longestTag = 300

    /// Returns the text after the end of a script; empty without an end.
    private static func textAfter(_ name: String, _ text: Substring) -> Substring {
        var rest = text
        while let open = rest.firstIndex(of: "<") {
            rest = rest[open...]
            if rest.dropFirst().first == "/", rest.dropFirst(2).prefix(name.count).lowercased() == name { return rest }
            rest = rest.dropFirst()
        }
        return ""
    }

    private static let entities: [Substring: String] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "deg": "°", "frac12": "½",
        "frac14": "¼", "frac34": "¾", "ndash": "–", "mdash": "—", "hellip": "…", "rsquo": "’", "lsquo": "‘",
        "rdquo": "”", "ldquo": "“", "eacute": "é", "egrave": "è", "ntilde": "ñ", "ccedil": "ç", "uuml": "ü",
        "ouml": "ö", "auml": "ä", "aacute": "á", "iacute": "í", "oacute": "ó", "uacute": "ú", "ecirc": "ê",
        "times": "×", "bull": "•", "middot": "·",
    ]

    private static func decoded(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        var result = ""
        var rest = Substring(text)
        while let mark = rest.firstIndex(of: "&") {
            result += rest[..<mark]
            let name = rest[rest.index(after: mark)...].prefix(10).prefix { $0 != ";" && $0 != "&" && $0 != " " }
            let end = name.endIndex
            guard end < rest.endIndex, rest[end] == ";", let sign = sign(name) else {
                result += "&"
                rest = rest[rest.index(after: mark)...]
                continue
            }
            result += sign
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    private static func sign(_ name: Substring) -> String? {
        guard name.first == "#" else { return entities[name] }
        let digits = name.dropFirst()
        let value =
            digits.first == "x" || digits.first == "X"
            ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return value.flatMap(Unicode.Scalar.init).map { String($0) }
    }
}
