/// Converts the Markdown of this project's manual to the macros of man(7): headings, paragraphs, code blocks, and
/// tables, whose first cell becomes the term and whose other cells become its explanation.
enum MarkdownRoff {
    /// The columns of verbatim text in a page of 80.
    private static let widestCode = 73

    static func lines(of text: String) -> [String] {
        var result: [String] = []
        var code: [Substring]?
        var rowsSeen = 0
        var wantsParagraph = true
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") {
                if let code { result += Self.code(code) }
                code = code == nil ? [] : nil
                wantsParagraph = true
            } else if code != nil {
                code?.append(line)
            } else if line.hasPrefix("|") {
                rowsSeen += 1
                // The first two rows are the header and the rule below it.
                if rowsSeen > 2 { result += entry(cells(of: line)) }
                wantsParagraph = true
            } else {
                rowsSeen = 0
                if line.isEmpty {
                    wantsParagraph = true
                } else if line.hasPrefix("# ") {
                    wantsParagraph = true
                } else if line.hasPrefix("#") {
                    result.append(".SS \(Roff.quoted(String(line.drop { $0 == "#" || $0 == " " })))")
                    wantsParagraph = true
                } else {
                    if wantsParagraph { result.append(".PP") }
                    wantsParagraph = false
                    result.append(inline(line))
                }
            }
        }
        return result
    }

    /// Keeps the lines, unless one is too wide: then each is a command, with the words after it indented below.
    private static func code(_ lines: [Substring]) -> [String] {
        guard lines.contains(where: { $0.count > widestCode }) else {
            return [".PP", ".nf"] + lines.map { $0.isEmpty ? ".sp" : Roff.escaped($0) } + [".fi"]
        }
        var entries: [(command: Substring, words: [Substring])] = []
        for line in lines where !line.isEmpty {
            let end = line.firstRange(of: "  ")?.lowerBound ?? line.endIndex
            let words = line[end...].drop { $0 == " " }
            if end > line.startIndex { entries.append((line[..<end], [])) }
            if !words.isEmpty, !entries.isEmpty { entries[entries.count - 1].words.append(words) }
        }
        return entries.flatMap { command, words -> [String] in
            let below: [String] = words.isEmpty ? [] : [".RS"] + words.map { Roff.escaped($0) } + [".RE"]
            return [".PP", Roff.bold(command)] + below
        }
    }

    private static func entry(_ cells: [String]) -> [String] {
        let rest = cells.dropFirst().filter { !$0.isEmpty }
        return [".TP", inline(cells.first ?? "")] + [rest.isEmpty ? "\\&" : rest.map(inline).joined(separator: "; ")]
    }

    private static func cells(of line: Substring) -> [String] {
        var cells = [""]
        var isCode = false
        for character in line.dropFirst() {
            if character == "`" { isCode.toggle() }
            if character == "|", !isCode {
                cells.append("")
            } else {
                cells[cells.count - 1].append(character)
            }
        }
        if let last = cells.last, last.allSatisfy({ $0 == " " }) { cells.removeLast() }
        return cells.map { cell in
            String(cell.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        }
    }

    static func inline(_ text: some StringProtocol) -> String {
        let parts = text.split(separator: "`", omittingEmptySubsequences: false)
        let line = parts.enumerated().map { index, part in
            index % 2 == 1 && index < parts.count - 1
                ? Roff.bold(part) : Roff.escaped(String(part).replacing("**", with: ""))
        }.joined()
        return line.hasPrefix("'") ? "\\&" + line : line
    }
}
