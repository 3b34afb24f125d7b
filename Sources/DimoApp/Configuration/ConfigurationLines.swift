import Yams

/// The lines of a configuration file, for changing one setting. Lines end where YAML 1.1 ends them (§4.2), so that the
/// parser's line numbers apply: after a line feed, a carriage return, both, U+0085, U+2028 or U+2029. Each keeps its
/// own ending; a new one gets that of the first.
struct ConfigurationLines {
    private var lines: [String] = []
    private var endings: [String] = []

    init(_ text: String) {
        var line = String.UnicodeScalarView()
        var scalars = Array(text.unicodeScalars)[...]
        while let scalar = scalars.popFirst() {
            guard "\n\r\u{85}\u{2028}\u{2029}".unicodeScalars.contains(scalar) else {
                line.append(scalar)
                continue
            }
            let isPair = scalar == "\r" && scalars.first == "\n"
            if isPair { scalars.removeFirst() }
            lines.append(String(line))
            endings.append(isPair ? "\r\n" : String(scalar))
            line = String.UnicodeScalarView()
        }
        lines.append(String(line))
        endings.append("")
    }

    var text: String { zip(lines, endings).map { $0 + $1 }.joined() }

    private var ending: String { endings.first.flatMap { $0.isEmpty ? nil : $0 } ?? "\n" }

    mutating func set(_ path: [String], in root: Node, to yaml: String?) {
        var node = root
        var end = lines.count
        var indent = 0
        // Removing a group's last member removes the group.
        var removed: (line: Int, end: Int)?
        for (depth, name) in path.enumerated() {
            let pairs = ConfigurationTree.pairs(of: node) ?? []
            if let first = pairs.first?.0.mark { indent = first.column - 1 }
            guard let place = pairs.firstIndex(where: { $0.0.string == name }), let mark = pairs[place].0.mark else {
                return insert(Array(path[depth...]), indent: indent, before: end, yaml ?? "")
            }
            let line = mark.line - 1
            if place + 1 < pairs.count, let next = pairs[place + 1].0.mark { end = next.line - 1 }
            end = contentEnd(from: line, to: end)
            if depth == 0 || pairs.count > 1 { removed = (line, end) }
            let isLast = depth == path.count - 1
            let isEmpty = ConfigurationTree.pairs(of: pairs[place].1)?.isEmpty == true
            if isLast || isEmpty {
                guard let yaml else { return remove(removed ?? (line, end)) }
                replace(line, column: mark.column, end: end, by: isLast ? yaml : "")
                if !isLast {
                    insert(Array(path[(depth + 1)...]), indent: indent + 2, before: line + 1, yaml)
                }
                return
            }
            node = pairs[place].1
            indent += 2
        }
    }

    /// The end of a key's content: comments and empty lines before the next key belong to that key.
    private func contentEnd(from line: Int, to end: Int) -> Int {
        guard line < end, end <= lines.count else { return min(max(line, 0) + 1, lines.count) }
        return (lines[(line + 1)..<max(end, line + 1)].lastIndex { !Self.isRemark($0) } ?? line) + 1
    }

    private static func isRemark(_ line: String) -> Bool {
        line == "..." || line.first { $0 != " " && $0 != "\t" }.map { $0 == "#" } ?? true
    }

    private mutating func remove(_ range: (line: Int, end: Int)) {
        guard lines.indices.contains(range.line) else { return }
        let range = range.line..<max(range.line, min(range.end, lines.count))
        lines.removeSubrange(range)
        endings.removeSubrange(range)
    }

    private mutating func insert(_ path: [String], indent: Int, before end: Int, _ yaml: String) {
        var place = min(end, lines.count)
        while place > 0, place == lines.count, lines[place - 1].isEmpty { place -= 1 }
        let new = path.enumerated().map { depth, name in
            let isLast = depth == path.count - 1
            return String(repeating: " ", count: indent + depth * 2) + "\(name):" + (isLast ? " \(yaml)" : "")
        }
        let ending = ending
        // A last line without an ending gets one before a line is added.
        if place > 0, place == lines.count { endings[place - 1] = ending }
        lines.insert(contentsOf: new, at: place)
        endings.insert(contentsOf: new.map { _ in ending }, at: place)
        if lines.last?.isEmpty == false {
            endings[endings.count - 1] = ending
            lines.append("")
            endings.append("")
        }
    }

    private mutating func replace(_ line: Int, column: Int, end: Int, by yaml: String) {
        guard lines.indices.contains(line) else { return }
        let scalars = Array(lines[line].unicodeScalars)
        guard let colon = Self.colon(in: scalars, from: column - 1) else { return }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars[...colon])
        let value = yaml.isEmpty ? "" : " \(yaml)"
        lines[line] = String(text) + value + Self.remark(Array(scalars[(colon + 1)...]))
        if end > line + 1 { remove((line + 1, end)) }
    }

    private static func colon(in line: [Unicode.Scalar], from start: Int) -> Int? {
        guard line.indices.contains(start) else { return nil }
        var index = start
        if line[start] == "\"" || line[start] == "'" {
            guard let close = line[(start + 1)...].firstIndex(of: line[start]) else { return nil }
            index = close
        }
        return line[index...].indices.first { place in
            line[place] == ":" && (place + 1 == line.count || line[place + 1] == " " || line[place + 1] == "\t")
        }
    }

    /// The comment at the end of a value's line, with the blanks before it.
    private static func remark(_ rest: [Unicode.Scalar]) -> String {
        var quote: Unicode.Scalar?
        var blanks = 0
        for (index, scalar) in rest.enumerated() {
            let before = index > 0 ? rest[index - 1] : " "
            if let open = quote {
                if scalar == open, open == "'" || before != "\\" { quote = nil }
            } else if scalar == "\"" || scalar == "'", " [,".unicodeScalars.contains(before) {
                quote = scalar
            } else if scalar == "#", before == " " || before == "\t" {
                var text = String.UnicodeScalarView()
                text.append(contentsOf: rest[(index - blanks)...])
                return String(text)
            }
            blanks = scalar == " " || scalar == "\t" ? blanks + 1 : 0
        }
        return ""
    }
}
