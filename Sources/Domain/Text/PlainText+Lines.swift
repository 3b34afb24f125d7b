extension PlainText {
    /// Cleans a text but keeps its line ends: each line like `line`, at most one empty line in a row, none at the ends.
    public static func lines(_ text: String) -> String {
        var lines: [String] = []
        for part in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            let line = line(String(part), limit: .max)
            if !line.isEmpty || lines.last?.isEmpty == false { lines.append(line) }
        }
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines.joined(separator: "\n")
    }
}
