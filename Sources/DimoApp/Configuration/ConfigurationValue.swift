import Yams

package enum ConfigurationValue: Hashable, Sendable, CustomStringConvertible {
    case text(String)
    case list([String])

    /// Parses user input: `[a, b]` is a list, anything else a text.
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

    /// As typed by a user: a list is in brackets.
    package var description: String {
        switch self {
        case .text(let text): text
        case .list(let words): "[\(words.joined(separator: ", "))]"
        }
    }

    /// The YAML form, on one line.
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

    /// Whether a text is the same when read back without quotation marks.
    private static func isPlain(_ text: String, _ line: String, _ value: (Node) -> Node?) -> Bool {
        guard !text.unicodeScalars.contains(where: isEscaped),
            let node = try? Yams.compose(yaml: line), case .scalar(let scalar)? = value(node)
        else { return false }
        return scalar.style == .plain && scalar.string == text && !isNull(scalar)
    }

    /// Control characters, and those YAML treats as a line end or a byte order mark.
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
