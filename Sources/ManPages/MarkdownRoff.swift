/// Converts the Markdown of this project's manual to the macros of man(7): headings, paragraphs, code blocks, and
/// tables, whose first cell becomes the term and whose other cells become its explanation.
enum MarkdownRoff {
    static func lines(of text: String) -> [String] {
        var result: [String] = []
        var isCode = false
        var rowsSeen = 0
        var wantsParagraph = true
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") {
                isCode.toggle()
                result += isCode ? [".PP", ".nf"] : [".fi"]
                wantsParagraph = true
            } else if isCode {
                result.append(line.isEmpty ? ".sp" : Roff.escaped(line))
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
