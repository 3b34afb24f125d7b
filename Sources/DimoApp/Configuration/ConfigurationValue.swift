import Yams

/// What the configuration file says of one setting.
package enum ConfigurationValue: Hashable, Sendable, CustomStringConvertible {
    /// A word, a number or a sentence.
    case text(String)
    /// Several words, the keys of an action.
    case list([String])

    /// Reads what a person types: `[a, b]` is a list, all else a text.
    package init(typed text: String) {
        guard text.first == "[", let list = (try? Yams.compose(yaml: text))?.sequence else {
            self = .text(text)
            return
        }
        self = .list(list.compactMap(\.string))
    }

    init?(_ node: Node) {
        switch node {
        case .scalar(let scalar): self = .text(Self.isNull(scalar) ? "" : scalar.string)
        case .sequence(let sequence): self = .list(sequence.compactMap(\.string))
        default: return nil
        }
    }

    /// As it is typed: a list between brackets.
    package var description: String {
        switch self {
        case .text(let text): text
        case .list(let words): "[\(words.joined(separator: ", "))]"
        }
    }

    /// As it stands behind its key in the file, on one line.
    var yaml: String {
        switch self {
        case .text(let text): Self.isPlain(text, "v: \(text)") { $0["v"] } ? text : Self.quoted(text)
        case .list(let words):
            "["
                + words.map { word in
                    Self.isPlain(word, "v: [\(word)]") { node in
                        node["v"]?.sequence.flatMap { $0.count == 1 ? $0[0] : nil }
                    } ? word : Self.quoted(word)
                }.joined(separator: ", ") + "]"
        }
    }

    static func isNull(_ scalar: Node.Scalar) -> Bool {
        scalar.style == .plain && ["", "~", "null", "Null", "NULL"].contains(scalar.string)
    }

    /// Whether a text may stand without quotation marks: read again, it is the same.
    private static func isPlain(_ text: String, _ line: String, _ value: (Node) -> Node?) -> Bool {
        guard !text.unicodeScalars.contains(where: isEscaped),
            let node = try? Yams.compose(yaml: line), case .scalar(let scalar)? = value(node)
        else { return false }
        return scalar.style == .plain && scalar.string == text && !isNull(scalar)
    }

    /// Control characters, and what YAML takes for the end of a line or the mark of a file's beginning.
    private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 || (0x7f...0x9f).contains(scalar.value) || [0x2028, 0x2029, 0xfeff].contains(scalar.value)
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case _ where isEscaped(scalar):
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
