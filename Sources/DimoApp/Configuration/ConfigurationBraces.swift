import Yams

/// Changes one setting within braces (`weather: {list_seconds: 3}`) in the text of a configuration file; the rest stays
/// byte for byte.
struct ConfigurationBraces {
    private let scalars: [Unicode.Scalar]
    /// The start of each line, by the line ends of YAML 1.1.
    private let lines: [Int]

    init(_ text: String) {
        let scalars = Array(text.unicodeScalars)
        var lines = [0]
        for (index, scalar) in scalars.enumerated() where "\n\r\u{85}\u{2028}\u{2029}".unicodeScalars.contains(scalar) {
            if scalar == "\r", index + 1 < scalars.count, scalars[index + 1] == "\n" { continue }
            lines.append(index + 1)
        }
        self.scalars = scalars
        self.lines = lines
    }

    /// Returns nil if the setting is not within braces or its layout is not understood.
    func text(setting path: [String], in root: Node, to yaml: String?) -> String? {
        var node = root
        /// The pair to remove: the outermost one in a group that keeps others.
        var removed: (key: Node, value: Node)?
        for (depth, name) in path.enumerated() {
            guard case .mapping(let mapping) = node else { return nil }
            // The parser does not report the style of a group; one in braces begins with its brace.
            let isInBraces = offset(node).map { scalars[$0] == "{" } ?? false
            let rest = Array(path[depth...])
            guard let pair = mapping.first(where: { $0.key.string == name }) else {
                return isInBraces ? yaml.flatMap { inserting(Self.entry(rest, $0), into: node, mapping.isEmpty) } : nil
            }
            if isInBraces, mapping.count > 1 { removed = (pair.key, pair.value) }
            let isLast = depth == path.count - 1
            guard isLast || isInBraces && ConfigurationTree.pairs(of: pair.value)?.isEmpty == true else {
                if !isInBraces { removed = nil }
                node = pair.value
                continue
            }
            guard isInBraces else { return nil }
            guard let yaml else { return removed.flatMap { removing($0.key, $0.value) } }
            let value = isLast ? yaml : "{\(Self.entry(Array(rest.dropFirst()), yaml))}"
            return range(of: pair.value).map { replacing($0, by: value) }
        }
        return nil
    }

    private static func entry(_ path: [String], _ yaml: String) -> String {
        path.dropLast().reversed().reduce("\(path.last ?? ""): \(yaml)") { "\($1): {\($0)}" }
    }

    private func offset(_ node: Node) -> Int? {
        guard let mark = node.mark, lines.indices.contains(mark.line - 1) else { return nil }
        let offset = lines[mark.line - 1] + mark.column - 1
        return offset < scalars.count ? offset : nil
    }

    private func replacing(_ range: Range<Int>, by text: String) -> String {
        var result = String.UnicodeScalarView()
        result.append(contentsOf: scalars[..<range.lowerBound])
        result.append(contentsOf: text.unicodeScalars)
        result.append(contentsOf: scalars[range.upperBound...])
        return String(result)
    }

    private func inserting(_ entry: String, into node: Node, _ isEmpty: Bool) -> String? {
        guard let range = range(of: node), scalars[range.lowerBound] == "{" else { return nil }
        var place = range.upperBound - 1
        // Inserts before the blanks in front of the closing brace. After a comment, the brace begins its own line.
        while place > range.lowerBound + 1, Self.isBlank(scalars[place - 1]) { place -= 1 }
        let before = scalars[place - 1]
        return replacing(place..<place, by: isEmpty ? entry : before == "," ? " \(entry)" : ", \(entry)")
    }

    /// Removes a pair with the comma after it, or else the comma before it.
    private func removing(_ key: Node, _ value: Node) -> String? {
        guard var start = offset(key), var end = range(of: value)?.upperBound else { return nil }
        var next = end
        while next < scalars.count, Self.isBlank(scalars[next]) { next += 1 }
        guard next < scalars.count else { return nil }
        if scalars[next] == "," {
            end = next + 1
            while end < scalars.count, scalars[end] == " " { end += 1 }
        } else {
            while start > 0, Self.isBlank(scalars[start - 1]) { start -= 1 }
            guard start > 0, scalars[start - 1] == "," else { return nil }
            start -= 1
        }
        return replacing(start..<end, by: "")
    }

    private func range(of node: Node) -> Range<Int>? {
        guard let start = offset(node) else { return nil }
        switch scalars[start] {
        case "\"", "'": return start..<afterQuote(start)
        case "{", "[": return bracketEnd(from: start).map { start..<$0 }
        default:
            var end = start
            while end < scalars.count, !",{}[]\n\r".unicodeScalars.contains(scalars[end]) {
                if scalars[end] == "#", end > start, Self.isBlank(scalars[end - 1]) { break }
                end += 1
            }
            while end > start, Self.isBlank(scalars[end - 1]) { end -= 1 }
            return end > start ? start..<end : nil
        }
    }

    private func bracketEnd(from start: Int) -> Int? {
        var depth = 0
        var place = start
        while place < scalars.count {
            let before = place > 0 ? scalars[place - 1] : " "
            switch scalars[place] {
            case "{", "[": depth += 1
            case "}", "]":
                depth -= 1
                if depth == 0 { return place + 1 }
            case "\"", "'":
                if Self.isBlank(before) || ",[{:".unicodeScalars.contains(before) {
                    place = afterQuote(place)
                    continue
                }
            case "#":
                if Self.isBlank(before) {
                    while place < scalars.count, scalars[place] != "\n", scalars[place] != "\r" { place += 1 }
                    continue
                }
            default: break
            }
            place += 1
        }
        return nil
    }

    /// The index after a quoted text, in which `''` or `\"` is an escaped quotation mark.
    private func afterQuote(_ start: Int) -> Int {
        var place = start + 1
        while place < scalars.count {
            if scalars[start] == "\"", scalars[place] == "\\" {
                place += 2
            } else if scalars[place] == scalars[start] {
                guard scalars[start] == "'", place + 1 < scalars.count, scalars[place + 1] == "'" else {
                    return place + 1
                }
                place += 2
            } else {
                place += 1
            }
        }
        return scalars.count
    }

    private static func isBlank(_ scalar: Unicode.Scalar) -> Bool { " \t\n\r".unicodeScalars.contains(scalar) }
}
